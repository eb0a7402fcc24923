import { useEffect, useRef, useState } from 'react';

import styles from './PreviewFrame.module.css';

/** A width at which a page is shown. */
export type PreviewWidth = 'phone' | 'desktop';

/** Both in CSS pixels. */
const WIDTHS: Readonly<Record<PreviewWidth, number>> = { phone: 390, desktop: 1440 };

export interface PreviewFrameProps {
  readonly address: string;
  readonly width: PreviewWidth;
  readonly title: string;
}

/** A page at its width, made smaller where there is less room. The page before stays until the next one is loaded. */
export function PreviewFrame({ address, width, title }: PreviewFrameProps) {
  const room = useRef<HTMLDivElement>(null);
  const [loaded, setLoaded] = useState<string | null>(null);
  useEffect(() => {
    const element = room.current;
    if (element === null) return undefined;
    const fit = () => {
      const scale = Math.min(1, element.clientWidth / WIDTHS[width]);
      element.style.setProperty('--scale', String(scale));
    };
    const observer = new ResizeObserver(fit);
    observer.observe(element);
    fit();
    return () => {
      observer.disconnect();
    };
  }, [width]);
  const addresses = loaded === null || loaded === address ? [address] : [loaded, address];
  return (
    <div ref={room} className={styles.room} data-width={width}>
      {addresses.map((each) => (
        // It can do nothing but show: no scripts, no origin of the desk. Its links open beside it.
        <iframe
          key={each}
          className={styles.frame}
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          src={each}
          title={title}
          data-loading={each !== loaded}
          onLoad={() => {
            setLoaded(each);
          }}
        />
      ))}
    </div>
  );
}
