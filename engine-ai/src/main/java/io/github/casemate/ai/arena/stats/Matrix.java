package io.github.casemate.ai.arena.stats;

/** The little linear algebra that ratings need. */
final class Matrix {

    private Matrix() {}

    /** The inverse, by Gauss and Jordan with the largest pivot. */
    static double[][] inverse(double[][] matrix) {
        int n = matrix.length;
        double[][] rows = new double[n][2 * n];
        for (int i = 0; i < n; i++) {
            System.arraycopy(matrix[i], 0, rows[i], 0, n);
            rows[i][n + i] = 1;
        }
        for (int column = 0; column < n; column++) {
            int pivot = column;
            for (int row = column + 1; row < n; row++) {
                pivot = Math.abs(rows[row][column]) > Math.abs(rows[pivot][column]) ? row : pivot;
            }
            double[] swapped = rows[pivot];
            rows[pivot] = rows[column];
            rows[column] = swapped;
            double scale = rows[column][column];
            for (int j = 0; j < 2 * n; j++) {
                rows[column][j] /= scale;
            }
            for (int row = 0; row < n; row++) {
                double factor = row == column ? 0 : rows[row][column];
                for (int j = 0; j < 2 * n; j++) {
                    rows[row][j] -= factor * rows[column][j];
                }
            }
        }
        double[][] inverse = new double[n][];
        for (int i = 0; i < n; i++) {
            inverse[i] = java.util.Arrays.copyOfRange(rows[i], n, 2 * n);
        }
        return inverse;
    }

    static double[] times(double[][] matrix, double[] vector) {
        double[] product = new double[vector.length];
        for (int i = 0; i < vector.length; i++) {
            for (int j = 0; j < vector.length; j++) {
                product[i] += matrix[i][j] * vector[j];
            }
        }
        return product;
    }
}
