/** The one piece that repeats: a browser that repeats a file itself is silent for a moment each time. */
import { giveFiles } from '../../lib/media-files';
import type { Sound } from '../../media/types';

/** Decodes the first of the files that the browser can. */
async function decodedOf(
  context: BaseAudioContext,
  urls: readonly string[],
  signal: AbortSignal,
): Promise<AudioBuffer> {
  const [url, ...others] = urls;
  signal.throwIfAborted();
  if (url === undefined) throw new Error('no file can be decoded');
  try {
    const response = await fetch(url, { signal });
    return await context.decodeAudioData(await response.arrayBuffer());
  } catch {
    return decodedOf(context, others, signal);
  }
}

/** A piece that goes round and round, and where it is. */
class Round {
  readonly #out: AudioNode;
  readonly #seconds: number;
  #buffer: AudioBuffer | null = null;
  #source: AudioBufferSourceNode | null = null;
  #from = 0;
  #since = 0;

  constructor(out: AudioNode, seconds: number) {
    this.#out = out;
    this.#seconds = seconds;
  }

  get time(): number {
    if (this.#source === null) return this.#from;
    return (this.#from + this.#out.context.currentTime - this.#since) % this.#seconds;
  }

  set time(time: number) {
    this.#from = time % this.#seconds;
    this.#since = this.#out.context.currentTime;
    this.#source?.stop();
    if (this.#buffer === null) return;
    const buffer = this.#buffer;
    // The file holds as much of the piece's other end behind it as before it, whatever a decoder cuts off of both.
    const loopStart = Math.max(0, (buffer.duration - this.#seconds) / 2);
    const loopEnd = loopStart + this.#seconds;
    const options = { buffer, loop: true, loopStart, loopEnd };
    this.#source = new AudioBufferSourceNode(this.#out.context, options);
    this.#source.connect(this.#out);
    this.#source.start(0, loopStart + this.#from);
  }

  /** Begins, where it was moved to meanwhile. */
  begin(buffer: AudioBuffer): void {
    this.#buffer = buffer;
    this.time = this.#from;
  }
}

/** A context, if the browser has any: some lack Web Audio, or throw where no sound device is. */
function newContext(): AudioContext | undefined {
  try {
    return new AudioContext();
  } catch {
    return undefined;
  }
}

/**
 * Plays a piece through an element, round and round without a gap. The element keeps its volume, its pause and its
 * events; its time is that of the piece.
 *
 * @param onFailure is called when no file can be played
 * @returns ends it
 */
export function repeatThrough(
  media: HTMLMediaElement,
  piece: Sound,
  base: string,
  onFailure: () => void,
): () => void {
  const context = newContext();
  if (context !== undefined) return repeatIn(context, media, piece, base, onFailure);
  // With a gap, as the browser does it.
  media.loop = true;
  return giveFiles(media, piece.sources, base, onFailure);
}

function repeatIn(
  context: AudioContext,
  media: HTMLMediaElement,
  { sources, seconds }: Sound,
  base: string,
  onFailure: () => void,
): () => void {
  const out = context.createMediaStreamDestination();
  const round = new Round(out, seconds);
  Object.defineProperty(media, 'currentTime', {
    configurable: true,
    get: () => round.time,
    set: (time: number) => {
      round.time = time;
      media.dispatchEvent(new Event('seeking'));
    },
  });
  const follow = () => void (media.paused ? context.suspend() : context.resume());
  media.addEventListener('play', follow);
  media.addEventListener('pause', follow);
  media.srcObject = out.stream;
  const playable = sources.filter(({ type }) => media.canPlayType(type) !== '');
  const urls = playable.map(({ src }) => base + src);
  const loading = new AbortController();
  decodedOf(context, urls, loading.signal).then(
    (buffer) => {
      if (!loading.signal.aborted) round.begin(buffer);
    },
    () => {
      if (!loading.signal.aborted) onFailure();
    },
  );
  return () => {
    loading.abort();
    media.removeEventListener('play', follow);
    media.removeEventListener('pause', follow);
    media.srcObject = null;
    void context.close();
  };
}
