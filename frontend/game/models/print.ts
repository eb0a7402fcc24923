/**
 * Prints the table of players and charts, `npm run models --workspace @axtorm/game`, or a picture of all charts,
 * `npm run --silent sheet --workspace @axtorm/game > screens/charts.svg`.
 */
import { sheetOf } from './sheet';
import { allCharts, tableOf } from './table';

const charts = await allCharts();
console.log(process.argv[2] === 'sheet' ? sheetOf(charts) : tableOf(charts));
