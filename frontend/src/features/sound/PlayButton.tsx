import { fill } from '../../i18n/fill';
import { useMessages } from '../../i18n/page-data';
import { useSound, type Track } from './sound-store';
import { withPlayer } from './with-player';

export interface PlayButtonProps {
  readonly track: Track;
  readonly className?: string | undefined;
  /** A word that people see beside the sign; the title of the piece has it too. */
  readonly word?: string;
}

/** Plays a piece, and pauses it while it is heard. */
export function PlayButton({ track, className, word }: PlayButtonProps) {
  const texts = useMessages('common').sound;
  const sound = useSound();
  const isPlaying = sound.isPlaying && sound.track?.name === track.name;
  return (
    <button
      type="button"
      className={className}
      aria-label={fill(isPlaying ? texts.pause : texts.play, { title: track.title })}
      onClick={() => {
        withPlayer((player) => {
          player.toggleTrack(track);
        });
      }}
    >
      <span className="playMark" data-playing={isPlaying} aria-hidden="true" />
      {word !== undefined && <span>{word}</span>}
    </button>
  );
}
