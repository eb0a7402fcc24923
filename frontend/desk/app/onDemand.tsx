import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';

/**
 * A component whose code is loaded when it is first shown. React's own `lazy` does the same, but what it has shown a
 * fallback for comes no sooner than 300 ms after that, however soon the code is there.
 *
 * @param load - a failure is one of the component's own
 * @param Meanwhile - what is shown until the code is there
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Meanwhile: ComponentType,
): ComponentType<Props> {
  let known: ComponentType<Props> | undefined;
  return function OnDemand(props: Props) {
    const [Loaded, setLoaded] = useState(() => known);
    useEffect(() => {
      if (known !== undefined) return;
      load().then(
        (component) => {
          known = component;
          setLoaded(() => component);
        },
        (error: unknown) => {
          setLoaded(() => {
            throw error;
          });
        },
      );
    }, []);
    return Loaded === undefined ? <Meanwhile /> : <Loaded {...props} />;
  };
}
