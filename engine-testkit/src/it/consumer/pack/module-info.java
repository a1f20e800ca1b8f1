import com.example.pack.NimPack;
import io.github.casemate.pack.GamePack;

/** Somebody else's game as a pack. */
module com.example.pack {
    requires com.example.nim;

    provides GamePack with
            NimPack;
}
