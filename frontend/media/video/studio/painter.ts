/** Runs in the browser: paints frames on a canvas. It imports nothing but types, because it goes there as text. */
import type { Frame, Op, Paint } from '../frame/ops';

/** What the page is asked for. */
export interface Painter {
  load(sprites: Readonly<Record<string, string>>): Promise<void>;
  /** Frames as base64 of an image each. */
  shoot(frames: readonly Frame[], type: string): Promise<string[]>;
}

declare global {
  interface Window {
    painter: (width: number, height: number) => Painter;
  }
}

/** The outlines of the last frames: most of them come back. */
const outlines = new Map<string, Path2D>();
const OUTLINES_KEPT = 4000;

function outline(d: string): Path2D {
  const known = outlines.get(d);
  if (known !== undefined) return known;
  if (outlines.size > OUTLINES_KEPT) outlines.clear();
  const made = new Path2D(d);
  outlines.set(d, made);
  return made;
}

function ink(context: CanvasRenderingContext2D, paint: Paint): string | CanvasGradient {
  if (typeof paint === 'string') return paint;
  const gradient =
    'line' in paint
      ? context.createLinearGradient(...paint.line)
      : context.createRadialGradient(paint.round[0], paint.round[1], 0, ...paint.round);
  for (const [offset, colour] of paint.stops) gradient.addColorStop(offset, colour);
  return gradient;
}

class Sheet {
  readonly canvas: HTMLCanvasElement;
  readonly context: CanvasRenderingContext2D;
  readonly sprites = new Map<string, ImageBitmap>();

  constructor(width: number, height: number) {
    this.canvas = document.createElement('canvas');
    this.canvas.width = width;
    this.canvas.height = height;
    // Every frame is read back, which a canvas in the memory of a graphics card is slow at.
    const context = this.canvas.getContext('2d', { alpha: false, willReadFrequently: true });
    if (context === null) throw new Error('the browser has no canvas');
    context.imageSmoothingQuality = 'low';
    context.lineJoin = 'round';
    context.lineCap = 'round';
    this.context = context;
  }

  paint(frame: Frame): void {
    for (const op of frame) {
      this.context.save();
      this.context.globalAlpha *= op.alpha ?? 1;
      if (op.blend !== undefined) this.context.globalCompositeOperation = op.blend;
      this.apply(op);
      this.context.restore();
    }
  }

  private apply(op: Op): void {
    const { context } = this;
    switch (op.op) {
      case 'fill':
        context.fillStyle = ink(context, op.paint);
        context.fill(outline(op.d));
        break;
      case 'stroke':
        context.strokeStyle = ink(context, op.paint);
        context.lineWidth = op.width;
        context.stroke(outline(op.d));
        break;
      case 'sprite': {
        const image = this.sprites.get(op.name);
        if (image === undefined) throw new Error(`there is no sprite ${op.name}`);
        context.drawImage(image, ...op.box);
        break;
      }
      case 'group':
        if (op.at !== undefined) context.transform(...op.at);
        if (op.clip !== undefined) context.clip(outline(op.clip));
        this.paint(op.ops);
        break;
      case 'echo': {
        const { width, height } = this.canvas;
        const [x, y] = op.about;
        context.resetTransform();
        context.drawImage(
          this.canvas,
          x * (1 - op.grow),
          y * (1 - op.grow),
          width * op.grow,
          height * op.grow,
        );
        break;
      }
    }
  }
}

async function decode(address: string): Promise<ImageBitmap> {
  const image = new Image();
  image.src = address;
  await image.decode();
  return createImageBitmap(image);
}

async function encode(canvas: HTMLCanvasElement, type: string): Promise<string> {
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, type, 0.95);
  });
  if (blob === null) throw new Error('the browser cannot encode the canvas');
  const reader = new FileReader();
  return new Promise((resolve, reject) => {
    reader.onload = () => {
      resolve((reader.result as string).replace(/^.*,/, ''));
    };
    reader.onerror = () => {
      reject(new Error('the browser cannot read the image'));
    };
    reader.readAsDataURL(blob);
  });
}

window.painter = (width, height) => {
  const sheet = new Sheet(width, height);
  return {
    async load(sprites) {
      for (const [name, address] of Object.entries(sprites)) {
        sheet.sprites.set(name, await decode(address));
      }
    },
    async shoot(frames, type) {
      const images: string[] = [];
      for (const frame of frames) {
        sheet.context.resetTransform();
        sheet.paint(frame);
        images.push(await encode(sheet.canvas, type));
      }
      return images;
    },
  };
};
