/** A client of HTTP/1.1 that sends bytes as they are, well formed or not, and reads one response. */
import net from 'node:net';

/** How long a response may take before the request counts as hung; the site's own limits are below it. */
const HANG_MS = 30_000;
/** Bytes of a body that are kept to be looked at. */
const KEPT = 64 * 1024;

/** What came back. */
export interface Reply {
  /** `closed` when the connection ended without a response, `hung` when nothing came. */
  readonly status: number | 'closed' | 'hung';
  /** The status line and the headers. */
  readonly head: string;
  readonly body: string;
}

/** Where the requests go. */
export interface Place {
  readonly host: string;
  readonly port: number;
  /** Whose address the client has: one that asks too often is refused, so each client is another. */
  readonly from: string;
}

/** One connection after the other, each kept as long as the server keeps it. */
export class Wire {
  #socket: net.Socket | undefined;
  readonly #place: Place;

  constructor(place: Place) {
    this.#place = place;
  }

  /** Sends a request and reads its response. */
  async send(request: Buffer, hasBody: boolean): Promise<Reply> {
    const isKept = this.#socket !== undefined;
    const reply = await this.#exchange(request, hasBody);
    // A connection that was kept may have been closed before the request came; that says nothing about it.
    return reply.status === 'closed' && isKept ? this.#exchange(request, hasBody) : reply;
  }

  /** Ends the connection. */
  close(): void {
    this.#socket?.destroy();
    this.#socket = undefined;
  }

  async #connect(): Promise<net.Socket> {
    if (this.#socket !== undefined && !this.#socket.destroyed) return this.#socket;
    const { host, port, from } = this.#place;
    const socket = net.connect({ host, port, localAddress: from });
    this.#socket = socket;
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve);
      socket.once('error', reject);
    });
    return socket;
  }

  async #exchange(request: Buffer, hasBody: boolean): Promise<Reply> {
    const socket = await this.#connect();
    return new Promise((resolve) => {
      const parser = new ReplyParser(hasBody);
      const end = (reply: Reply, keep: boolean) => {
        clearTimeout(timer);
        socket.removeAllListeners();
        // What comes late must not end this process.
        socket.on('error', () => undefined);
        if (!keep) this.close();
        resolve(reply);
      };
      const timer = setTimeout(() => {
        end({ ...parser.reply(), status: 'hung' }, false);
      }, HANG_MS);
      socket.on('data', (data) => {
        parser.push(data);
        if (parser.isDone) end(parser.reply(), parser.keepsAlive);
      });
      const closed = () => {
        end(parser.reply(), false);
      };
      socket.on('error', closed);
      socket.on('close', closed);
      socket.write(request);
    });
  }
}

/** Reads one response. */
class ReplyParser {
  #head: Buffer = Buffer.alloc(0);
  #text = '';
  #body = '';
  #got = 0;
  #wanted: number | 'chunks' | 'end' | undefined;
  #tail = '';
  readonly #hasBody: boolean;

  constructor(hasBody: boolean) {
    this.#hasBody = hasBody;
  }

  push(data: Buffer): void {
    if (this.#wanted === undefined) {
      this.#head = Buffer.concat([this.#head, data]);
      const end = this.#head.indexOf('\r\n\r\n');
      if (end < 0) return;
      const rest = this.#head.subarray(end + 4);
      this.#text = this.#head.subarray(0, end).toString('latin1');
      if (/^HTTP\/1\.1 1\d\d/u.test(this.#text)) {
        this.#head = rest;
        this.push(Buffer.alloc(0));
        return;
      }
      this.#wanted = this.#length();
      this.#take(rest);
      return;
    }
    this.#take(data);
  }

  #take(data: Buffer): void {
    this.#got += data.length;
    if (this.#body.length < KEPT) this.#body += data.toString('latin1');
    this.#tail = (this.#tail + data.subarray(-7).toString('latin1')).slice(-7);
  }

  #length(): number | 'chunks' | 'end' {
    if (!this.#hasBody || /^HTTP\/1\.1 (?:204|304)/u.test(this.#text)) return 0;
    const length = /^content-length: *(\d+)/imu.exec(this.#text)?.[1];
    if (length !== undefined) return Number(length);
    return /^transfer-encoding: *chunked/imu.test(this.#text) ? 'chunks' : 'end';
  }

  get isDone(): boolean {
    if (this.#wanted === 'chunks')
      return /\r\n0\r\n\r\n$/u.test(this.#tail) || this.#body === '0\r\n\r\n';
    return typeof this.#wanted === 'number' && this.#got >= this.#wanted;
  }

  /** What came after the response belongs to none of ours. */
  get keepsAlive(): boolean {
    const isWhole = this.#wanted === 'chunks' || this.#got === this.#wanted;
    return isWhole && !/^connection: *close/imu.test(this.#text) && /^HTTP\/1\.1/u.test(this.#text);
  }

  reply(): Reply {
    const status = /^HTTP\/1\.[01] (\d{3})/u.exec(this.#text)?.[1];
    return {
      status: status === undefined ? 'closed' : Number(status),
      head: this.#text,
      body: this.#body,
    };
  }
}
