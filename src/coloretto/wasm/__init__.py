"""The compiled functions as a WebAssembly module for browsers: what it exports, and how it is built."""
