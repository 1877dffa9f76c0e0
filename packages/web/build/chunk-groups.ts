import type { Rolldown } from 'vite'

/** What every screen but the first uses, and their keys: one file, not a dozen of a few lines each. */
const LAZY_BINDINGS =
  /[\\/](app[\\/]boot[\\/]bindings[\\/](lazy[\\/]|bind-lazy-modules)|di[\\/]lazy-tokens|adapters-http[\\/]src[\\/])/

/** Small parts that nearly every later screen uses and that need no library of widgets. */
const LIGHT_PARTS =
  /[\\/]src[\\/](?:di[\\/]plain-screen|stores[\\/](?:card-provider|is-absent|live-events|live-refresh|submission|submission-messages|forbidden-message|under-plan)|ui[\\/](?:Arrow|Badge|Chevron|Chip|Chips|EmailText|EmptyState|ErrorState|FactList|Fold|FoldedFields|LineIcon|LinkTabs|Notice|Pager|RecentList|RefusedState|ScreenHeader|Section|Skeleton\w*|Stat|StateNote|TextLink|VerdictMark)\.|parts[\\/](?:access[\\/]AccessCard|action-items[\\/]action-item-paths|blocked|carrier-facts|carrier-panel[\\/]panel-keys|carrier-search[\\/]other-search-for|day-text|drawer-history|errors|hint|hold-in-view|lane[\\/]recent-lane-keys|carrier-results[\\/](?:cells[\\/]CarrierNumbers|carrier-sorts)|connection[\\/](?:StepBar|onboarding-of)|monitoring|map[\\/]RegionRows|late-module|list|live[\\/]|notice-page|own-carriers[\\/]own-carriers-sight|print[\\/]PrintedLine|scopes[\\/]ScopeList|sign-up|submission|tabbed-list[\\/]NewerRows|vehicle[\\/](?:CarrierOfVehicle|hidden-error)|verdict[\\/]VerdictBadge))/

/** What every list of carriers needs for its rows, the results of a search first of all: no library of widgets. */
const LIST_PARTS =
  /[\\/]src[\\/](?:parts[\\/](?:bulk[\\/]bulk-run|carrier-panel[\\/]BesideList|carrier-results[\\/](?:BulkActions|CarrierTable|beside-results|carrier-columns|carrier-selection|rows-in-window|cells[\\/]|filters[\\/]Verdict|verdict-tally)|columns[\\/]|comparing[\\/]CompareAction|connection[\\/](?:connection-changes|list-connections|mark-do-not-dispatch)|export[\\/])|ui[\\/](?:ColumnsButton|CountFilter|ListSurface|use-is-|watch-width))/

/** The results of a search by name or number, with both screens that show them. */
const RESULTS =
  /[\\/]src[\\/](?:screens[\\/](?:search-results|global-search)[\\/]|parts[\\/]carrier-results[\\/](?:CarrierResults|NoResults|Results|carrier-results-|open-results|results-|use-|filters[\\/](?:FilterChips|NarrowedToNone|OrderSelect|ResultsBar|filter-)))/

/** The form that saves a search, which other searches have too. */
const SAVE_SEARCH = /[\\/]src[\\/]parts[\\/]save-search[\\/](?:SaveSearch|save-search-store|use-name-form)/

/** What several sections of a profile share, each a few lines. */
const PROFILE_PARTS =
  /[\\/]src[\\/]screens[\\/]carrier[\\/](?:connection-changes-of|sections[\\/](?:assessment[\\/]Override(?:File|History)|all-pages|rule-row-id|ties-of|FullProfileNote|QueryFact|VehiclesLink|WithConnections))\./

/** Menus, with the library that they need: one file, which no list of carriers loads before a menu is near. */
const MENUS = /[\\/]src[\\/]ui[\\/]Menu\.tsx$/

/** The screen after a sign-out, which every idle page has: one file, not four. */
const LOGIN = /[\\/]src[\\/](?:screens[\\/]login[\\/]|parts[\\/]sign-in[\\/]|stores[\\/]sign-in-refusal\.)/

/** The lists of a company's own carriers, which three screens share: in one file, as the entry names every file. */
const OWN_LISTS =
  /[\\/]src[\\/](?:parts[\\/](?:tabbed-list|own-carriers|bulk|connections-list|last-change)|screens[\\/](?:mine|connections|my-carriers))[\\/]/

/** Few large files load sooner than many small ones: the libraries of the first paint, and the portal itself. */
export const CHUNK_GROUPS: Rolldown.CodeSplittingGroup[] = [
  { name: 'libraries', tags: ['$initial'], test: /[\\/]node_modules[\\/]/, priority: 2 },
  { name: 'portal', tags: ['$initial'], priority: 1 },
  { name: 'lazy-bindings', test: LAZY_BINDINGS },
  { name: 'late-core', test: /[\\/]packages[\\/]core[\\/]src[\\/]/, minShareCount: 2 },
  { name: 'late-parts', test: LIGHT_PARTS },
  { name: 'list-parts', test: LIST_PARTS },
  { name: 'save-search', test: SAVE_SEARCH },
  { name: 'results', test: RESULTS },
  { name: 'profile-parts', test: PROFILE_PARTS },
  { name: 'menus', test: MENUS },
  { name: 'login', test: LOGIN },
  { name: 'own-lists', test: OWN_LISTS },
]
