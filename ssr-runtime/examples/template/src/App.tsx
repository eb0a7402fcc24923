import { useState } from 'react';

/** What the Rust server hands to the page. */
export interface Data {
  readonly name: string;
}

/** A page that comes alive in the browser: the button counts. */
export function App({ data }: { data: Data }) {
  const [count, setCount] = useState(0);
  return (
    <main>
      <h1>Hello, {data.name}</h1>
      <button onClick={() => setCount(count + 1)}>{count}</button>
    </main>
  );
}
