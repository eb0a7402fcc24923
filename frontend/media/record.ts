/** Takes over the charts that the game has now for videos and pictures: `npm run record --workspace @axtorm/media`. */
import { recordCharts } from './video/works/recorded';

recordCharts();
