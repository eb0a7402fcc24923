import { useAssetBase } from '../../media/asset-base';
import type { Video } from '../../media/types';

export interface VideoSourcesProps {
  readonly video: Video;
}

/** A video's files in every crop and format, of which the browser takes the first that it can play. */
export function VideoSources({ video }: VideoSourcesProps) {
  const base = useAssetBase();
  return video.sources.map(({ src, type, media }) => (
    <source key={src} src={base + src} type={type} media={media} />
  ));
}
