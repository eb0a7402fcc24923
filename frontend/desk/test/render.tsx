/** Shows the whole desk on a service that stands in memory. */
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { vi } from 'vitest';

import { App } from '../app/App';
import { drafts } from '../data/drafts';
import { forgetListPlace } from '../data/list-place';
import { queryClient, unsavedFacts } from '../data/queries';
import { session } from '../data/session';
import { TextsProvider } from '../i18n/TextsProvider';
import type { FakeService } from './service';

/** Shows the desk at an address, in English. @returns who presses its keys */
export function showDesk(service: FakeService, address = '/#/') {
  vi.stubGlobal('fetch', service.handle);
  localStorage.setItem('desk-language', 'en');
  drafts.clear();
  unsavedFacts.set(null);
  forgetListPlace();
  queryClient.clear();
  session.set({ phase: 'loading', session: null });
  history.replaceState(null, '', address);
  render(
    <QueryClientProvider client={queryClient}>
      <TextsProvider>{(choose) => <App onLanguage={choose} />}</TextsProvider>
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

/** The field of a password's form that says whose it is, as password managers find it. */
export const accountOf = (password: HTMLInputElement) =>
  password.form?.querySelector('[autocomplete=username]');
