import { useState } from 'react';

import { ApiError } from '../../api/error';
import { service } from '../../api/service';
import type { CompanyFacts } from '../../api/types';
import { queryClient, unsavedFacts } from '../../data/queries';
import { useLeaveWarning, useStore } from '../../data/store';
import { wordsOf } from '../../i18n/reasons';
import type { Faults } from '../../i18n/reasons';
import { useTexts } from '../../i18n/texts';
import { tidied } from '../../lib/facts';
import type { Facts } from '../../lib/facts';
import { notify } from '../../ui/Notices';
import { useCall } from '../../ui/useCall';

/** The form of the facts: what is written, what is wrong, and what can be done. */
export interface FactsFormState {
  readonly facts: Facts;
  /** The file that the form began with. */
  readonly base: CompanyFacts;
  /** What is wrong, by the place of the entry: in the file at first, then what the service refuses. */
  readonly faults: Readonly<Record<string, string>>;
  /** Whether somebody else has changed the file. */
  readonly isStale: boolean;
  readonly isBusy: boolean;
  readonly error: string | null;
  readonly write: (facts: Facts) => void;
  readonly save: () => void;
  readonly takeTheirs: () => void;
  readonly keepMine: () => void;
}

/** Takes the file as the service has it now. */
function know(file: CompanyFacts): void {
  unsavedFacts.set(null);
  queryClient.setQueryData(['facts'], file);
}

/** What is wrong with the entries of the file. */
const faultsOf = ({ faults, reasons }: CompanyFacts): Faults => ({ fields: faults, reasons });

/** Holds the form of the facts. */
export function useFactsForm(file: CompanyFacts): FactsFormState {
  const texts = useTexts();
  const unsaved = useStore(unsavedFacts);
  const { facts, base } = unsaved ?? { facts: file.facts, base: file };
  const { isBusy, error, run } = useCall();
  const [faults, setFaults] = useState(faultsOf(base));
  const [isStale, setIsStale] = useState(false);
  useLeaveWarning(unsaved !== null);
  /** Makes a call that gives the file as it is then, and keeps what is wrong. */
  const follow = (call: () => Promise<CompanyFacts>) =>
    void run(async () => {
      try {
        const next = await call();
        know(next);
        setFaults(faultsOf(next));
        setIsStale(false);
      } catch (caught) {
        const refused = ApiError.of(caught);
        setFaults(refused);
        setIsStale(refused.code === 'conflict');
        throw caught;
      }
    });
  const saveOver = (revision: () => Promise<string>) => {
    follow(async () => {
      const saved = await service.setFacts(tidied(facts), await revision());
      if (saved.notLive === null) notify(texts.facts.saved);
      return saved;
    });
  };
  return {
    facts,
    base,
    faults: wordsOf(faults, texts),
    isStale,
    isBusy,
    error,
    write: (next) => {
      unsavedFacts.set({ facts: next, base });
    },
    save: () => {
      saveOver(async () => Promise.resolve(base.revision));
    },
    takeTheirs: () => {
      follow(() => service.facts());
    },
    keepMine: () => {
      saveOver(async () => (await service.facts()).revision);
    },
  };
}
