import { Component } from 'react';
import type { ReactNode } from 'react';

import { useTexts } from '../i18n/texts';
import { Button } from '../ui/Button';

export interface GuardProps {
  readonly children: ReactNode;
}

/** Shows a way on where a component throws. */
export class Guard extends Component<GuardProps, { readonly isBroken: boolean }> {
  static getDerivedStateFromError = () => ({ isBroken: true });

  override readonly state = { isBroken: false };

  override render(): ReactNode {
    return this.state.isBroken ? <Broken /> : this.props.children;
  }
}

function Broken() {
  const texts = useTexts();
  return (
    <main role="alert">
      <p>{texts.app.broken}</p>
      <Button
        onClick={() => {
          location.reload();
        }}
      >
        {texts.app.reload}
      </Button>
    </main>
  );
}
