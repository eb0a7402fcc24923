// The table of the comparison of engines, rendered for each request. Its data is not a property, or the document would hold it
// a second time, which the other contenders' does not.
import { rowsOf } from '../engines/rows.mjs';
import { Table } from '../engines/table';

const rows = rowsOf();

export default function Page() {
  return <Table rows={rows} />;
}

export function getServerSideProps() {
  return { props: {} };
}
