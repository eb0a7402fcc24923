import { isDismissal } from '../../lib/browser';

/** What has become of an address: shared, or dismissed by the visitor; copied; neither. */
export type ShareResult = 'shared' | 'copied' | 'failed';

/** Opens the device's share sheet for an address; where there is none, copies the address. */
export async function share(link: {
  readonly url: string;
  readonly title: string;
}): Promise<ShareResult> {
  // Not every browser has the share sheet, whatever the types say.
  const { share: openSheet } = navigator as Partial<Navigator>;
  try {
    if (openSheet !== undefined) {
      await openSheet.call(navigator, link);
      return 'shared';
    }
    await navigator.clipboard.writeText(link.url);
    return 'copied';
  } catch (error) {
    return isDismissal(error) ? 'shared' : 'failed';
  }
}
