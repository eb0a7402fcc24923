import { render } from '@testing-library/react';

import { App } from '../app/App';
import type { PageData } from '../contract/contract';
import { NO_LOADER, type PageLoader } from '../navigation/page-loader';
import { partsOf } from '../pages/registry.server';
import type { LocaleCode, PageId } from '../routing/pages';
import { BrowserRouter } from '../routing/router';
import { samplePageData } from '../../scripts/sample-data.mjs';

export interface AppOptions {
  readonly page?: PageId;
  readonly locale?: LocaleCode;
  readonly loader?: PageLoader;
  readonly onLoadFailure?: (error: unknown) => void;
  readonly change?: (data: PageData) => PageData;
}

/** Shows a page of the real app at an address, with the real texts. */
export function renderApp(address: string, options: AppOptions = {}) {
  const { page = 'home', locale = 'en', loader = NO_LOADER } = options;
  const { onLoadFailure = () => undefined, change = (data: PageData) => data } = options;
  window.history.replaceState(null, '', address);
  return render(
    <BrowserRouter>
      <App
        initial={{ data: change(samplePageData(page, locale)), ...partsOf(page) }}
        loader={loader}
        onLoadFailure={onLoadFailure}
      />
    </BrowserRouter>,
  );
}
