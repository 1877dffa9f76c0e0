import { basename } from 'node:path'
import { parseSync } from 'oxc-parser'

/**
 * Words that are not used in identifiers and file names, each with what to write instead. A word is matched against the
 * parts of a name (`askedFor` has the parts `asked` and `for`); two words in a row, written `left aside`, against parts
 * that follow each other. `only` is a whole name or nothing. `except` has names that mean something else.
 */
export const RETIRED_WORDS = [
  { terms: ['ask', 'asks', 'asked', 'asking', 'asker'], use: 'request, params, query or pending' },
  { terms: ['needs'], use: 'deps, or requiresX for a condition' },
  { terms: ['told', 'tell', 'tells', 'teller', 'telling'], use: 'loadable, publish, notify or report' },
  { terms: ['hear', 'heard', 'hears'], use: 'subscribe or receive' },
  { terms: ['trouble', 'troubles', 'swallowed'], use: 'error, errorMessage or loadError' },
  { terms: ['wrongs', 'held back', 'forgive'], use: 'errorCount, rejectLocally or clearError' },
  {
    terms: ['words'],
    use: 'messages, or terms for the words of a text',
    except: ['retired-words.mjs', 'RETIRED_WORDS', 'retiredWordsIn', 'PLANTED_WORDS'],
  },
  { only: ['Writing', 'Latest'], use: 'Submission or Query' },
  { terms: ['shelf', 'shelves', 'shelved'], use: 'storage' },
  { terms: ['news'], use: 'event' },
  { terms: ['kept', 'keepable'], use: 'cached, stored or saved' },
  { terms: ['newcomer', 'newcomers'], use: 'newX' },
  // `lit` alone is a function of Kysely's.
  { terms: ['lit', 'unlit'], use: 'highlight (matched letters) or hovered (map)', except: ['lit'] },
  { terms: ['office', 'offices', 'furnish', 'furnished', 'furnishes'], use: 'testCompany and seed' },
  { terms: ['left aside', 'put aside', 'set aside'], use: 'skipped or isolated' },
  { terms: ['room', 'rooms'], use: 'module, folder or part' },
  { terms: ['doors', 'flights'], use: 'inFlightRequests, or the action itself' },
  // A truck departs from a stop: `departure` alone is a word of the domain.
  { terms: ['departures', 'note departure', 'owed'], use: 'sessionEnd or pendingSignOut' },
  { terms: ['calm', 'at hand'], use: 'idle or bootContext' },
  {
    terms: ['passage', 'passages', 'divert', 'diverts', 'diverted', 'elsewhere'],
    use: 'navigation or redirect',
  },
  { terms: ['judge', 'judged', 'judges'], use: 'evaluate' },
  { terms: ['relief', 'gathered'], use: 'suggestions or index' },
  { terms: ['ways', 'lane way', 'straight way', 'drawer way'], use: 'routes, straightLine or drawerHistory' },
  { terms: ['stuck'], use: 'sticky' },
  {
    terms: ['menu sign', 'page stays', 'support place', 'needs me', 'waiting for me'],
    use: 'a noun of what it shows',
  },
  { terms: ['carry out once', 'answer call', 'let services come', 'first look'], use: 'the standard term' },
  { terms: ['story', 'stories'], use: 'seed or scenario' },
  { terms: ['standing', 'standings'], use: 'readiness or status' },
  {
    only: ['look', 'looks', 'Look', 'LOOK', 'LOOKS'],
    terms: [
      'button look',
      'google look',
      'draw look',
      'deserves look',
      'look safely',
      'look among',
      'is looking',
    ],
    use: 'search, fetch, check or update; style for an appearance',
    // The answer of the gate: a person must look.
    except: ['look'],
  },
  {
    only: ['take', 'Taken'],
    terms: [
      'take key',
      'take listbox',
      'take search',
      'take row',
      'take area',
      'take all',
      'take file',
      'take files',
      'take typed',
      'take store',
      'take waiting',
      'take job',
      'take due',
      'take import',
      'take idle',
      'take turn',
      'take part',
      'taken file',
      'taken files',
      'taken of',
      'taken on',
      'taken from',
      'taken back',
      'taken days',
      'is taken',
      'may take',
    ],
    use: 'handle, set, select, perform, consume, claim, acquire or imported',
  },
  {
    only: ['become', 'owe', 'resettled'],
    terms: [
      'settle published',
      'settle some',
      'settle waiting',
      'settle filings',
      'settle notices',
      'settle palette',
      'settled files',
      'write settled',
    ],
    use: 'setX, markPending, or what is done: finish, refresh, resolve or merge',
  },
  {
    terms: ['keeps behind', 'screen behind'],
    use: 'staysMountedFor, hidden, or provide (a value for a token in a test)',
  },
  {
    only: ['stands', 'sought'],
    terms: ['stands with', 'as it stands', 'forget sought'],
    use: 'sharedWith, currentX, setX or xSearch',
  },
  {
    terms: ['drawn row', 'drawn rows', 'reported text'],
    use: 'renderedRows, or the noun of what the text says',
  },
  {
    terms: ['saying', 'sayings', 'whoever', 'somebody', 'nobody', 'everybody'],
    use: 'someone, no one or anyone',
  },
]

/** `carrierSearch_text` and `carrier-search.text` have the parts carrier, search and text. */
const partsOf = name =>
  name
    .replaceAll(/([a-z\d])([A-Z])|([A-Z]+)([A-Z][a-z])/g, '$1$3 $2$4')
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter(part => part !== '')

const PATTERNS = RETIRED_WORDS.flatMap(({ terms = [], only = [], use, except = [] }) => [
  ...terms.map(word => ({ word, use, except, matches: spaced => spaced.includes(` ${word} `) })),
  ...only.map(word => ({ word, use, except, matches: (_spaced, name) => name === word })),
])

/** Every retired word in a name, with what to write instead. */
export const retiredWordsIn = name => {
  const spaced = ` ${partsOf(name).join(' ')} `
  return PATTERNS.filter(({ matches, except }) => matches(spaced, name) && !except.includes(name))
}

/** Names of the wire and of the database are the interface's, and no identifiers of ours. */
const isWireName = name => /^[a-z\d]+(_[a-z\d]+)+$/.test(name)

/**
 * Each name that a module writes, with the place where it is written first. Members of other objects are not its own.
 */
export function namesIn(file, source) {
  const names = new Map()
  const visit = node => {
    if (Array.isArray(node)) {
      for (const each of node) visit(each)
      return
    }
    if (node === null || typeof node !== 'object' || typeof node.type !== 'string') return
    if ((node.type === 'Identifier' || node.type === 'PrivateIdentifier') && !names.has(node.name))
      names.set(node.name, node.start)
    for (const [key, child] of Object.entries(node)) {
      if (typeof child !== 'object') continue
      const isForeign =
        (node.type === 'MemberExpression' && key === 'property' && !node.computed) ||
        (node.type === 'ImportSpecifier' && key === 'imported')
      if (!isForeign) visit(child)
    }
  }
  visit(parseSync(file, source).program.body)
  return names
}

const ANY_WORD = new RegExp(PATTERNS.map(({ word }) => word.replaceAll(' ', '[-_ ]?')).join('|'), 'i')

/** The retired words among the names of a module, and in its own file name. */
export function retiredIn(file, source) {
  const inFileName = retiredWordsIn(basename(file)).map(found => ({ ...found, file, name: basename(file) }))
  if (!ANY_WORD.test(source)) return inFileName
  const inNames = [...namesIn(file, source)]
    .filter(([name]) => !isWireName(name))
    .flatMap(([name, start]) => retiredWordsIn(name).map(found => ({ ...found, file, name, start })))
  return [
    ...inFileName,
    ...inNames.map(({ start, ...found }) => ({
      ...found,
      file: `${file}:${source.slice(0, start).split('\n').length}`,
    })),
  ]
}
