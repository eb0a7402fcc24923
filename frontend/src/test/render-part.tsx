import { render } from '@testing-library/react';
import type { ReactNode } from 'react';

import type { PageData } from '../contract/contract';
import { PageDataContext } from '../i18n/page-data';
import { AssetBaseContext } from '../media/asset-base';
import { CurrentPageContext } from '../navigation/current-page';
import type { LocaleCode, PageId } from '../routing/pages';
import { samplePageData } from '../../scripts/sample-data.mjs';

export interface PartOptions {
  readonly page?: PageId;
  readonly locale?: LocaleCode;
  /** The visitor's language, in which the page may not exist. */
  readonly linkLocale?: LocaleCode;
  /** Path, query and hash of the page. */
  readonly address?: string;
  readonly assetBase?: string;
  /** What languages that the page lacks say of that. */
  readonly absent?: Readonly<Record<string, string>>;
  readonly change?: (data: PageData) => PageData;
}

/** Shows a part of a page of the site with what it takes by context. */
export function renderPart(part: ReactNode, options: PartOptions = {}) {
  const { page = 'home', locale = 'en', linkLocale = locale, address = '/' } = options;
  const { assetBase = '', absent = {}, change = (data: PageData) => data } = options;
  const data = change(samplePageData(page, locale));
  const { pathname, search, hash } = new URL(address, 'https://www.example.com');
  const current = {
    data,
    Page: Object.assign(() => null, { absent }),
    Rest: undefined,
    location: { pathname, search, hash, key: 'default', state: null },
    isLoading: false,
    retry: null,
    linkLocale,
  };
  return render(
    <AssetBaseContext value={assetBase}>
      <CurrentPageContext value={current}>
        <PageDataContext value={data}>{part}</PageDataContext>
      </CurrentPageContext>
    </AssetBaseContext>,
  );
}
