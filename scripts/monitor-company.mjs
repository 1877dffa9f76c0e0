// `npm run monitor:company -- --name NAME --email ADDRESS`: installs and builds what is missing, then makes a broker
// company and its first user. `--help` lists the options.
import { runMonitorProgram } from './lib/monitor-program.mjs'

await runMonitorProgram('company')
