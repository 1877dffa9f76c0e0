// `npm run monitor:fault -- "GET carriers" --status 500`: from the next call on, the monitor of `npm start -- --faults`
// responds with that status, late (`--delay 3000`, milliseconds), or cuts the connection (`--cut`), for all calls or
// for `--times 2`. `*` is every route. `--clear` removes all faults.
import { parseArgs } from 'node:util'

const USAGE = `npm run monitor:fault -- "METHOD route/:id" [--status N] [--delay MS] [--cut] [--times N]
npm run monitor:fault -- --clear

  --monitor ADDRESS   where the monitor is (default http://127.0.0.1:4180)

The monitor has to be started for it: npm start -- --faults. Routes are listed in
docs/monitor-api/authorisation.md; "*" is every route.`

const stop = (message, code) => {
  console.error(message)
  process.exit(code)
}

const wholeNumber = (text, flag) => {
  if (text === undefined) return undefined
  if (!/^\d{1,9}$/.test(text)) stop(`${flag} takes a whole number.\n\n${USAGE}`, 2)
  return Number(text)
}

const read = () => {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        status: { type: 'string' },
        delay: { type: 'string' },
        cut: { type: 'boolean' },
        times: { type: 'string' },
        clear: { type: 'boolean', default: false },
        monitor: { type: 'string', default: 'http://127.0.0.1:4180' },
      },
    })
  } catch (error) {
    return stop(`${error.message}\n\n${USAGE}`, 2)
  }
}

const {
  values,
  positionals: [route],
} = read()
if (!values.clear && route === undefined) stop(USAGE, 2)
const fault = {
  route,
  status: wholeNumber(values.status, '--status'),
  delayMs: wholeNumber(values.delay, '--delay'),
  cut: values.cut,
  times: wholeNumber(values.times, '--times'),
}
const request = values.clear
  ? { method: 'DELETE' }
  : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(fault) }
const response = await fetch(`${values.monitor}/monitor-control/faults`, request).catch(() =>
  stop(`There is no monitor at ${values.monitor}.`, 1),
)
if (response.status === 404) stop('This monitor takes no faults. Start it with: npm start -- --faults', 1)
if (!response.ok) {
  const { errors = [] } = await response.json()
  stop(errors.map(({ field, message }) => `${field ?? 'fault'}: ${message}`).join('\n'), 1)
}
console.log(values.clear ? 'All faults are removed.' : `From now on: ${JSON.stringify(fault)}`)
