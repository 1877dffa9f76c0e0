// `npm run monitor:federal`: installs and builds what is missing, then downloads the federal files that are missing or
// newer and reads them into the monitor. `--help` lists the options.
import { runMonitorProgram } from './lib/monitor-program.mjs'

await runMonitorProgram('federal', { npmScript: 'monitor:federal' })
