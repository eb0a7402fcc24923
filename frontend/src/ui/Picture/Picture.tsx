import { candidatesAt, useAssetBase } from '../../media/asset-base';
import type { Picture as PictureFiles } from '../../media/types';

export interface PictureProps {
  readonly picture: PictureFiles;
  /** Empty for ornament. */
  readonly alt: string;
  /** The value of the attribute `sizes`, by which the browser chooses the file. */
  readonly sizes: string;
  readonly className?: string | undefined;
  /** Whether it is on the first screen: loads at once with high priority instead of lazily. */
  readonly isFirst?: boolean;
}

/** The media query of a crop and its size, which reserves its space. */
const cropOf = ({ media, width, height }: NonNullable<PictureFiles['upright']>) => ({
  media,
  width,
  height,
});

/** A picture in the best format and size. Its aspect ratio reserves its space. */
export function Picture({ picture, alt, sizes, className, isFirst = false }: PictureProps) {
  const { avif, webp, width, height, upright } = picture;
  const base = useAssetBase();
  const at = (candidates: string) => candidatesAt(base, candidates);
  return (
    <picture>
      {upright !== undefined && (
        <>
          <source type="image/avif" srcSet={at(upright.avif)} {...cropOf(upright)} sizes={sizes} />
          <source type="image/webp" srcSet={at(upright.webp)} {...cropOf(upright)} sizes={sizes} />
        </>
      )}
      <source type="image/avif" srcSet={at(avif)} sizes={sizes} />
      <img
        className={className}
        // For readers that know no candidates.
        src={base + (webp.split(' ', 1)[0] ?? '')}
        srcSet={at(webp)}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        // The first frame waits for the decoding of its own pictures only.
        {...(isFirst
          ? { fetchPriority: 'high' as const, decoding: 'sync' as const }
          : { loading: 'lazy' as const, decoding: 'async' as const })}
      />
    </picture>
  );
}
