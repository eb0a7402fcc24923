/** Pictures of cards: loaded from the site, and given away by the device's own way. */

/** Loads a picture that a canvas may give away again, also from another server of ours. */
export async function loadPicture(source: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.crossOrigin = 'anonymous';
  image.src = source;
  await image.decode();
  return image;
}

/** A canvas of a size, and what draws on it. */
export function canvasOf(
  width: number,
  height: number,
): readonly [HTMLCanvasElement, CanvasRenderingContext2D] {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('the browser has no canvas');
  return [canvas, context];
}

/** A canvas as the bytes of a PNG file. */
export function pngOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob === null) reject(new Error('the card could not be encoded'));
      else resolve(blob);
    }, 'image/png');
  });
}

/** Hands a file to the device's own way of sharing, or saves it where there is none. */
export async function shareFile(blob: Blob, name: string, text: string): Promise<void> {
  const files = [new File([blob], name, { type: blob.type })];
  if ('canShare' in navigator && navigator.canShare({ files })) {
    await navigator.share({ files, text });
    return;
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** The last and widest of a picture's candidates. @param candidates as `srcset` wants them, narrow ones first */
export function widestFile(candidates: string): string {
  return candidates.split(', ').at(-1)?.split(' ').at(0) ?? '';
}

/** Writes a line that is made smaller until it fits. */
export function line(
  context: CanvasRenderingContext2D,
  text: string,
  place: readonly [x: number, y: number, room: number],
  size: number,
  look: { readonly colour: string; readonly family: string },
): void {
  const [x, y, room] = place;
  let fitting = size;
  const font = (pixels: number): string => `900 ${String(pixels)}px ${look.family}`;
  context.font = font(fitting);
  while (context.measureText(text).width > room && fitting > 12) {
    fitting -= 2;
    context.font = font(fitting);
  }
  context.fillStyle = look.colour;
  context.fillText(text, x, y);
}
