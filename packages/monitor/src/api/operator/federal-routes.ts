import { readImportRuns } from '../../federal/import/store/import-runs.ts'
import { readFileReadings } from '../../federal/import/store/waiting-rows.ts'
import type { QcMobileState } from '../../kernel/qcmobile.ts'
import type { Services } from '../../http/services.ts'
import { counted } from '../../kernel/counted.ts'
import { type FileOverview, type FileState, federalOverview } from './federal-overview.ts'
import { escapeHtml, OPERATOR_HEADERS, operatorPage, utcText } from './operator-page.ts'

const RELOAD_SECONDS = 30

const read = async ({ db, clock }: Services) =>
  federalOverview(await readImportRuns(db), clock.now(), await readFileReadings(db))

/** `GET federal.json`: the same as the page, for programs. */
export async function answerFederalJson(services: Services): Promise<Response> {
  return Response.json(await read(services), { headers: OPERATOR_HEADERS })
}

const stateText = (state: FileState): string => {
  switch (state.kind) {
    case 'current':
      return 'Newest version'
    case 'frozen':
      return 'Frozen'
    case 'never taken':
      return 'Never downloaded'
    case 'unfinished':
      return 'Not read to its end'
    case 'late':
      return `Late: not looked for in ${counted(state.days, 'day')}`
    case 'refused':
      return `Refused: ${state.reason}`
  }
}

const count = (value: number | undefined) => (value === undefined ? '' : value.toLocaleString('en-US'))
const numeric = (name: string, value: string) => `<td class="number" data-name="${name}">${value}</td>`

/** A day of facts with its age, as a file that is published again may be old inside. */
const dayText = ({ factsOf, imported, isLate }: FileOverview, now: Date) => {
  const day = factsOf ?? imported?.asOf
  if (!day) return ''
  const days = Math.max(0, Math.floor((now.getTime() - Date.parse(day)) / 86_400_000))
  return `${day}<br><small>${days === 0 ? 'today' : `${counted(days, 'day')} ago`}${isLate ? ', late' : ''}</small>`
}

const wholeText = ({ isWhole }: FileOverview) => (isWhole === undefined ? '' : isWhole ? 'Yes' : 'No')

/** Of how many carriers on record a row was refused. */
const refusedText = ({ refused: { onRecord, waiting } }: FileOverview) =>
  onRecord === 0
    ? ''
    : `${count(onRecord)}${waiting === 0 ? '' : `<br><small>${count(waiting)} ${waiting === 1 ? 'waits' : 'wait'} to be read again</small>`}`

const ruleText = (rule: string) =>
  rule
    .replaceAll('_', ' ')
    .replace(/^bipd/, 'BIPD')
    .replace(/\d{4,}/, amount => Number(amount).toLocaleString('en-US'))

const incompleteText = ({ incomplete }: FileOverview) =>
  incomplete === undefined
    ? ''
    : `${incomplete.of === 'all' ? 'Of all carriers' : 'Of these carriers'}: ${incomplete.rules.map(ruleText).join(', ')}`

/** The rows of the last import. Those of a difference are not those of the file. */
const rowsText = (imported: FileOverview['imported']) =>
  imported?.isDifference === true
    ? `${count(imported.rows)}<br><small>in the last difference</small>`
    : count(imported?.rows)

const row = (file: FileOverview, now: Date) => {
  const { title, id, state, imported, lastRun } = file
  return `<tr data-state="${state.kind}">
<th scope="row">${escapeHtml(title)}${id === null ? '' : `<br><small>${escapeHtml(id)}</small>`}</th>
<td data-name="State">${escapeHtml(stateText(state))}</td>
${numeric('Read whole', wholeText(file))}
${numeric('Facts of', dayText(file, now))}
${numeric('Rows', rowsText(imported))}
${numeric('Added', count(imported?.added))}
${numeric('Changed', count(imported?.changed))}
${numeric('Rejected', count(imported?.rejected))}
${numeric('Last run', lastRun === undefined ? '' : `<time datetime="${lastRun.toISOString()}">${utcText(lastRun)}</time>`)}
${numeric('Of carriers on record', refusedText(file))}
<td data-name="Incomplete rules">${escapeHtml(incompleteText(file))}</td>
</tr>`
}

const QCMOBILE_TEXTS: Readonly<Record<QcMobileState['kind'], string>> = {
  answers: 'answers',
  key_refused: 'key refused',
  out_of_order: 'out of order',
  no_answer: 'no answer',
  failed: 'answers that cannot be read',
}

/** How the service for one carrier answers. Empty: no key is configured. */
const qcMobileText = ({ qcmobile }: Services): string => {
  if (qcmobile === undefined) return ''
  const { state } = qcmobile
  if (state === undefined) return '<p>QCMobile: nothing requested yet</p>'
  return `<p data-state="${state.kind}">QCMobile: ${QCMOBILE_TEXTS[state.kind]} since ${utcText(new Date(state.since))}</p>`
}

const STYLE = `table { border-collapse: collapse; width: 100%; margin: 1.5rem 0 }
th, td { text-align: left; vertical-align: top; padding: .5rem .875rem .5rem 0; border-top: 1px solid #8884; overflow-wrap: break-word }
thead th { border-top: 0; font-weight: 500; color: var(--muted); white-space: nowrap }
tbody th { min-width: 11rem; font-weight: 600; overflow-wrap: anywhere }
small { font: 12px ui-monospace, monospace; color: var(--muted) }
.number { font-variant-numeric: tabular-nums; text-align: right; white-space: nowrap }
thead .number { text-align: right; white-space: normal; overflow-wrap: normal }
[data-state='refused'] td[data-name='State'], [data-state='late'] td[data-name='State'],
[data-state='unfinished'] td[data-name='State'], p[data-state]:not([data-state='answers']) { color: light-dark(#b3261e, #ff8a80) }
@media (max-width: 48rem) {
  thead { display: none }
  tr { display: block; border-top: 1px solid #8884; padding: .5rem 0 }
  th, td, .number { display: block; border: 0; padding: 0; text-align: left; white-space: normal }
  td::before { content: attr(data-name) ': '; color: var(--muted) }
  td:empty { display: none }
}`

/** `GET federal`: each federal file with its state, day, rows, rejects, last run and the rules that are incomplete by it. */
export async function answerFederalPage(services: Services): Promise<Response> {
  const files = await read(services)
  return operatorPage({
    title: 'Federal files',
    note: 'What npm run monitor:federal and monitor:import have read. The page refreshes itself.',
    reloadSeconds: RELOAD_SECONDS,
    width: '96rem',
    style: STYLE,
    body: `${qcMobileText(services)}
<table>
<thead><tr><th scope="col">File</th><th scope="col">State</th>${['Read whole', 'Facts of', 'Rows', 'Added', 'Changed', 'Rejected', 'Last run', 'Of carriers on record'].map(name => `<th scope="col" class="number">${name}</th>`).join('')}<th scope="col">Incomplete rules</th></tr></thead>
<tbody>
${files.map(file => row(file, services.clock.now())).join('\n')}
</tbody>
</table>`,
  })
}
