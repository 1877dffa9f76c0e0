// `npm run monitor:import -- FILE...`: installs and builds what is missing, then reads federal census files into the
// monitor. `--help` lists the options.
import { runMonitorProgram } from './lib/monitor-program.mjs'

await runMonitorProgram('import', { npmScript: 'monitor:import' })
