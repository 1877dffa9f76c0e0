// `npm run monitor:fault -- "GET carriers" --status 500`: from the next call on, the monitor of `npm start -- --faults`
// responds with that status, late (`--delay 3000`, milliseconds), or cuts the connection (`--cut`), for all calls or
// for `--times 2`. `*` is every route. `--clear` removes all faults.
import { misused, readFlags } from './lib/flags.mjs'

const USAGE = `npm run monitor:fault -- "METHOD route/:id" [--status N] [--delay MS] [--cut] [--times N]
npm run monitor:fault -- --clear

  --monitor ADDRESS   where the monitor is (default http://127.0.0.1:4180)

The monitor has to be started for it: npm start -- --faults. Routes are listed in
docs/monitor-api/authorisation.md; "*" is every route.`

const stop = message => {
  console.error(message)
  process.exit(1)
}

const wholeNumber = (text, flag) => {
  if (text === undefined) return undefined
  if (!/^\d{1,9}$/.test(text)) misused(`${flag} takes a whole number.`, USAGE)
  return Number(text)
}

const {
  values,
  positionals: [route],
} = readFlags(USAGE, {
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
if (!values.clear && route === undefined) misused('No route is named.', USAGE)
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
  stop(`There is no monitor at ${values.monitor}.`),
)
if (response.status === 404) stop('This monitor takes no faults. Start it with: npm start -- --faults')
if (!response.ok) {
  const { errors = [] } = await response.json()
  stop(errors.map(({ field, message }) => `${field ?? 'fault'}: ${message}`).join('\n'))
}
console.log(values.clear ? 'All faults are removed.' : `From now on: ${JSON.stringify(fault)}`)
