/** The drafts that are open in this page, by position and language. */
import { service } from '../api/service';
import type { PostLocale } from '../api/types';
import { Draft } from './draft';
import type { Entry } from './draft';
import { knowPost } from './queries';

/** The open drafts. They outlive the screens that show them, until they are saved. */
class Drafts {
  readonly #drafts = new Map<string, Draft>();

  /** The draft of a position in a language; made of what the service has where it is not open yet. */
  open(id: string, locale: PostLocale, entry: Entry): Draft {
    const known = this.find(id, locale);
    if (known !== undefined) return known;
    const made = new Draft(locale, entry, async (post, revision) => {
      const summary = await service.saveDraft(id, locale, post, revision);
      await knowPost(id, locale, summary, post);
      return summary;
    });
    this.#drafts.set(keyOf(id, locale), made);
    return made;
  }

  /** The draft of a position in a language, if it is open. */
  find(id: string, locale: PostLocale): Draft | undefined {
    return this.#drafts.get(keyOf(id, locale));
  }

  /** Whether the service lacks something that is written here. */
  get isUnsaved(): boolean {
    return [...this.#drafts.values()].some((draft) => draft.isUnsaved);
  }

  /** Sends all that is not saved; resolves when the service has it or has refused it. */
  async saveAll(): Promise<void> {
    await Promise.all([...this.#drafts.values()].map((draft) => draft.save()));
  }

  /** Sends what is not saved of one position. @returns whether the service has all of it */
  async save(id: string, locales: readonly PostLocale[]): Promise<boolean> {
    const open = locales.flatMap((locale) => this.find(id, locale) ?? []);
    await Promise.all(open.map((draft) => draft.save()));
    return open.every((draft) => !draft.isUnsaved);
  }

  /** Forgets the drafts of one position. */
  forget(id: string): void {
    for (const [key, draft] of this.#drafts) {
      if (!key.startsWith(`${id} `)) continue;
      draft.stop();
      this.#drafts.delete(key);
    }
  }

  /** Forgets all drafts. */
  clear(): void {
    for (const draft of this.#drafts.values()) draft.stop();
    this.#drafts.clear();
  }
}

const keyOf = (id: string, locale: PostLocale) => `${id} ${locale}`;

/** The drafts of this page. */
export const drafts = new Drafts();

/** Saves when the network is back, and warns before the page closes with something unsaved. @returns how to end it */
export function watchDrafts(): () => void {
  const save = () => void drafts.saveAll();
  const warn = (event: BeforeUnloadEvent) => {
    if (drafts.isUnsaved) event.preventDefault();
  };
  window.addEventListener('online', save);
  window.addEventListener('beforeunload', warn);
  return () => {
    window.removeEventListener('online', save);
    window.removeEventListener('beforeunload', warn);
  };
}
