import { parseTagManagerId, ROUTES, type RouteName, type TagManagerId } from '@fairhaul/core'
import { listOf } from '../addresses.ts'
import { always, group } from '../group.ts'

/** The tag manager, and the screens that it does not get. */
export interface PageViewing {
  readonly tagManager: { readonly id: TagManagerId } | null
  /** Routes without page views. */
  readonly ignoredPageViews: readonly RouteName[]
}

const id = {
  name: 'FAIRHAUL_TAG_MANAGER_ID',
  meaning:
    'the container that gets the names of the screens shown, such as `GTM-ABC123` (Google Tag Manager)',
  usual: 'none',
  form: 'GTM- and then capital letters and digits',
  read: parseTagManagerId,
}

const NAMES: ReadonlySet<string> = new Set(ROUTES.map(({ name }) => name))
const isRouteName = (text: string): text is RouteName => NAMES.has(text)

const ignored = {
  name: 'FAIRHAUL_IGNORED_PAGE_VIEWS',
  meaning: 'names of routes, with commas, that it gets nothing of, such as `login,login-code`',
  usual: 'none',
  form: 'names of routes with commas between them, such as login,login-code',
  read: (text: string) => {
    const names = listOf(text, /./)
    return names?.every(isRouteName) === true ? names.filter(isRouteName) : undefined
  },
}

/** Source: section 5, "Tag-manager id"; section 2, "Page views". */
export const pageViewing = group(
  { id, ignored },
  always(
    (values): PageViewing => ({
      tagManager: values.id === null ? null : { id: values.id },
      ignoredPageViews: values.ignored ?? [],
    }),
  ),
)
