import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';

import { keepLanguage, loadTexts, preferredLanguage, TAGS } from './languages';
import type { Language } from './languages';
import { TextsContext } from './texts';
import type { Shown } from './texts';

export interface TextsProviderProps {
  readonly children: (choose: (language: Language) => void) => ReactNode;
}

/** Shows what is below it in the language of the device, and in another one when that is chosen and loaded. */
export function TextsProvider({ children }: TextsProviderProps) {
  const [wanted, setWanted] = useState(preferredLanguage);
  const [shown, setShown] = useState<Shown | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const show = async () => {
      const texts = await loadTexts(wanted);
      if (!isCurrent) return;
      document.documentElement.lang = TAGS[wanted];
      document.title = texts.app.title;
      setShown({ language: wanted, texts });
    };
    void show();
    return () => {
      isCurrent = false;
    };
  }, [wanted]);
  if (shown === null) return null;
  return (
    <TextsContext value={shown}>
      {children((language) => {
        keepLanguage(language);
        setWanted(language);
      })}
    </TextsContext>
  );
}
