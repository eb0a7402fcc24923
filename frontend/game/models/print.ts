/** Prints the table of players and charts: `npm run models --workspace @axtorm/game`. */
import { allCharts, tableOf } from './table';

console.log(tableOf(await allCharts()));
