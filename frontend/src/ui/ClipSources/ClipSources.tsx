import { useAssetBase } from '../../media/asset-base';
import type { Clip } from '../../media/types';

export interface ClipSourcesProps {
  readonly clip: Clip;
}

/** A video's files in every crop and format, of which the browser takes the first that it can play. */
export function ClipSources({ clip }: ClipSourcesProps) {
  const base = useAssetBase();
  return clip.sources.map(({ src, type, media }) => (
    <source key={src} src={base + src} type={type} media={media} />
  ));
}
