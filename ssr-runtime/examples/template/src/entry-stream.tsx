import { Suspense, use } from 'react';
import { renderToReadableStream } from 'react-dom/server.edge';

import { App, type Data } from './App';

/** Stands for a service that takes its time. */
function slowly(milliseconds: number, text: string): Promise<string> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds, text);
  });
}

function Part({ text }: { text: Promise<string> }) {
  return <p>{use(text)}</p>;
}

interface Request {
  readonly url: string;
  readonly data: Data;
  readonly signal: AbortSignal;
}

/** Called by ssr-runtime for each request. Aborting the signal leaves what is missing to the browser. */
export async function stream({ url, data, signal }: Request) {
  if (url === '/broken') throw new Error('this page is broken');
  const quick = slowly(500, 'The quick part');
  const slow = quick.then(() => slowly(1500, 'The slow part'));
  // React sends no part apart that has no element around it.
  const page = (
    <div>
      <div id="root">
        <App data={data} />
      </div>
      <Suspense fallback={<p>Waiting for the slow part</p>}>
        <Part text={slow} />
      </Suspense>
      <Suspense fallback={<p>Waiting for the quick part</p>}>
        <Part text={quick} />
      </Suspense>
    </div>
  );
  return {
    status: 200,
    head: `<title>Hello, streams</title>`,
    body: await renderToReadableStream(page, { signal, bootstrapModules: ['/client.js'] }),
  };
}
