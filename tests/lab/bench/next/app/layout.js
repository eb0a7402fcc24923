export default function Layout({ children }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <title>Two halves</title>
      </head>
      <body>
        <div id="root">{children}</div>
      </body>
    </html>
  );
}
