import { filmUrl, type Film } from '../../../config/site';
import { CollisionArt } from '../../art/CollisionArt';
import { ExternalLink } from '../ExternalLink/ExternalLink';
import styles from './FilmLink.module.css';

export interface FilmLinkProps {
  readonly film: Film;
  readonly title: string;
  readonly notice: string;
}

/** The place of a film: own art that leads to where the film is watched. */
export function FilmLink({ film, title, notice }: FilmLinkProps) {
  return (
    <ExternalLink className={styles.film} href={filmUrl(film)} notice={notice}>
      <span aria-hidden="true">
        <CollisionArt className={styles.art} label={title} />
      </span>
      <span className={styles.title}>
        <span className={styles.play} aria-hidden="true">
          ▶
        </span>{' '}
        {title}
      </span>
    </ExternalLink>
  );
}
