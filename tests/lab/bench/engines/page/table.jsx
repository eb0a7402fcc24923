// The table of e18e's framework tracker: two columns of UUIDs.

/** @param {{ rows: readonly { id: string, name: string }[] }} props */
export function Table({ rows }) {
  return (
    <table>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <td>{row.id}</td>
            <td>{row.name}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
