package io.github.casemate.pack;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.pack.Providers.Failure;
import java.util.ServiceConfigurationError;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** What cannot be made is told with the class that was to be made, and with what it threw. */
class ProvidersTest {

    @Test
    void theClassIsFoundInWhatTheServiceLoaderSays() {
        assertThat(failure("Pack: Provider com.example.Reef could not be instantiated", null)
                        .provider())
                .isEqualTo("com.example.Reef");
        assertThat(failure("Pack: Provider com.example.Reef not found", null).provider())
                .isEqualTo("com.example.Reef");
        assertThat(failure("Pack: the file cannot be read", null).provider()).isEmpty();
        assertThat(new Failure(new IllegalStateException("Provider x not found")).provider())
                .isEmpty();
    }

    @Test
    void theCauseIsWhatTheProviderThrew() {
        Throwable thrown = new UnsupportedOperationException("no room");
        assertThat(failure("Provider x could not be instantiated", thrown).cause())
                .isSameAs(thrown);
        Failure alone = failure("Provider x not found", null);
        assertThat(alone.cause()).isSameAs(alone.thrown());
        Throwable own = new IllegalStateException("broken", thrown);
        assertThat(new Failure(own).cause()).isSameAs(own);
    }

    @SuppressWarnings("NullAway") // The JDK does not say that an error may be without a cause.
    private static Failure failure(String message, @Nullable Throwable cause) {
        return new Failure(new ServiceConfigurationError(message, cause));
    }
}
