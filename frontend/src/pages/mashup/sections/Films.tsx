import { FilmLink } from '../../../components/ui/FilmLink/FilmLink';
import type { Film } from '../../../config/site';
import { useMessages } from '../../../i18n/page-data';
import styles from '../MashupPage.module.css';

export interface FilmsProps {
  readonly films: readonly Film[];
  readonly titles: readonly string[];
}

/** Films side by side, each with its own title. */
export function Films({ films, titles }: FilmsProps) {
  const { notice } = useMessages('common');
  return (
    <div className={styles.pair}>
      {films.map((film, index) => {
        const title = titles[index];
        if (title === undefined) throw new Error(`no title for film ${String(index)}`);
        return <FilmLink key={title} film={film} title={title} notice={notice.newTab} />;
      })}
    </div>
  );
}
