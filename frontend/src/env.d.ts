/** What builds may be told, besides what Vite says itself. */
interface ImportMetaEnv {
  /** The server's bundle renders every part of a page each time; the benchmark compares React by it. */
  readonly VITE_KEEPS_NOTHING?: 'true';
}
