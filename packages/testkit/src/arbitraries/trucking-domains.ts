import fc from 'fast-check'

const listed = (text: string): readonly string[] => text.trim().split(/\s+/)

/** Family names: the most common of the United States, then others that carriers often have, some a letter apart. */
const COMMON_FAMILIES = listed(`
  smith johnson williams brown jones garcia miller davis rodriguez martinez hernandez lopez gonzalez
  wilson anderson thomas taylor moore jackson martin lee perez thompson white harris sanchez clark ramirez
  lewis singh
`)
const FAMILIES = listed(`
  adams aguilar allen alvarez andersen bailey baker barnes bauer becker bennett boyd brar brooks bryant
  burke burns butler byrd campbell carlson carroll carson carter castillo castro chavez clarke cole
  coleman collins cook cooper cox crawford cruz dhillon diaz dixon duncan edwards ellis evans fernandez
  fisher fleming flores ford foster fox franklin freeman garza gibson gill gomez gonzales gordon graham
  grant gray green griffin gutierrez guzman hall hamilton hansen hanson harper hart hayes henderson henry
  herrera hicks hill hoffman howard hughes hunt hunter ibrahim ivanov james jansen jenkins jensen jimenez
  johns johnston jordan kaur kelley kelly kennedy khan kim king knight koch kowalski kramer larsen larson
  lawrence long lynch marshall mason mcdonald medina mendez mendoza meyer meyers mitchell mohamed
  montgomery morales moreno morgan morris murphy murray myers nelson nguyen novak obrien olsen olson
  ortega ortiz owens palmer parker patel patterson payne perry petersen peterson petrov phillips popov
  porter powell price ramos reed reid reyes reynolds rice richards richardson rivera roberts robertson
  robinson rogers romero rose ross ruiz russell ryan salazar sanders sandhu santos schmidt schneider
  schroeder schultz scott shaw sidhu silva simmons simpson snyder soto spencer stephens stevens stewart
  stone stuart sullivan torres tucker turner vargas vasquez wagner walker wallace walsh ward warren
  watkins watson weaver webb weber welch wells west wood woods wright yoder young zimmerman
`)
const GIVEN = listed(`
  al alex bill bob carl dan dave don ed frank gary jay jeff jim joe john jose juan ken larry luis marco
  mario mark mike pete ray rick rob ron sam steve ted tim tom tony vic wayne
`)
const PLACES = listed(`
  alabama albany amarillo appalachian arkansas atlanta atlantic austin boise buffalo cali carolina cascade
  chicago coastal colorado columbia columbus dakota dallas dayton delta denver eastern elpaso florida
  fresno georgia gulfcoast heartland houston idaho indiana iowa kansas keystone lakeside laredo lincoln
  lonestar macon memphis metro miami michigan midland midwest mobile montana mountain nashville nebraska
  nevada newyork northern northwest ohio omaha oregon ozark pacific plains prairie reno rivercity rockies
  savannah sierra southern southeast southwest stockton sunbelt tampa texas toledo tristate tulsa
  twincities utah valley western wyoming
`)
const FIRST = listed(`
  ace all alpha american apex arrow big black blue bold bright bulldog classic copper crown desert diamond
  double eagle elite falcon fast first five four freedom global gold golden grand great green hawk high
  iron king liberty lion lucky national new nova omega on one patriot pioneer premier prime pro quality
  quick rapid red reliable ridge rock rocky royal silver sky smart star steel summit sun super swift
  thunder titan total true trust united universal victory white wild wolf xpress
`)
const SECOND = listed(`
  axle bear bridge canyon chief city coast creek cross crown diesel dog eagle falcon fleet force fox gate
  hawk hill horizon horse jet lake land light link lion load mile moon mountain oak path peak pine pointe
  port ram ranch ridge river road rock route run sky star stone storm sun tiger trail way wheel wind wing
  wolf works
`)

const TRADE = listed(`
  trucking trucking trucking trucking transport transport transport logistics logistics logistics freight
  express express transportation hauling lines trans carriers cargo haul group enterprises truckingllc
  truckingllc truckinginc transportllc transportinc logisticsllc freightlines freightllc truckline
  expressllc bros andsons xpress llc inc
`)
const LETTERS = [...'abcdefghijklmnoprstvwxz']

const from = (terms: readonly string[]): fc.Arbitrary<string> => fc.constantFrom(...terms)
const initials = (least: number, most: number): fc.Arbitrary<string> =>
  fc.array(from(LETTERS), { minLength: least, maxLength: most }).map(letters => letters.join(''))
const joined = (...parts: readonly fc.Arbitrary<string>[]): fc.Arbitrary<string> =>
  fc.tuple(...parts).map(texts => texts.join(''))

const family = fc.oneof(
  { weight: 1, arbitrary: from(COMMON_FAMILIES) },
  { weight: 2, arbitrary: from(FAMILIES) },
)

/** What distinguishes a firm from others of its trade: a name, initials, a place, words of its own. */
const ownNames: fc.Arbitrary<string> = fc.oneof(
  { weight: 24, arbitrary: family },
  { weight: 6, arbitrary: joined(initials(1, 1), family) },
  { weight: 4, arbitrary: joined(from(GIVEN), family) },
  { weight: 3, arbitrary: from(GIVEN) },
  { weight: 12, arbitrary: initials(2, 4) },
  { weight: 4, arbitrary: joined(initials(1, 2), from(['and', 'n']), initials(1, 1)) },
  { weight: 14, arbitrary: from(PLACES) },
  { weight: 20, arbitrary: joined(from(FIRST), from(['', '', '', '-']), from(SECOND)) },
  { weight: 9, arbitrary: from(FIRST) },
  { weight: 4, arbitrary: joined(from(PLACES), from(SECOND)) },
)

const dashes = from(['', '', '', '', '-'])
const trades = fc.option(from(TRADE), { freq: 12, nil: '' })
/** Endings of domains, by how common they are among carriers. */
const endings = from([
  ...Array.from({ length: 40 }, () => 'com'),
  ...['net', 'net', 'net', 'net', 'us', 'us', 'biz', 'co', 'org', 'info', 'com.mx'],
])
const nameOf = (own: string, dash: string, trade: string) => (trade === '' ? own : `${own}${dash}${trade}`)

/** How many letters are put in, left out or replaced to make one text of another. */
const lettersApart = (one: string, other: string): number => {
  let last = [...other, ''].map((_, at) => at)
  for (const [row, letter] of [...one].entries()) {
    const next = [row + 1]
    for (const [at, against] of [...other].entries()) {
      const [corner = 0, above = 0] = [last[at], last[at + 1]]
      next.push(Math.min(above + 1, (next[at] ?? 0) + 1, corner + (letter === against ? 0 : 1)))
    }
    last = next
  }
  return last.at(-1) ?? 0
}

/**
 * Names of carriers as their domains have them. Most end in the few words of the trade, so that two firms often have these
 * in common, and many are short, such as initials.
 *
 * Choice: the shares of each kind of name are estimated by reading names of carriers; none is measured.
 */
export const truckingNames: fc.Arbitrary<string> = fc
  .tuple(ownNames, dashes, trades)
  .map(parts => nameOf(...parts))

/**
 * Domains of two firms with different names of their own. Two of the same name, as smithtrucking and smith-logistics, are no
 * such pair, since an impostor adds a word; two that chance puts a letter apart, as hansen and jansen, are one.
 */
export const unrelatedDomains: fc.Arbitrary<readonly [string, string]> = fc
  .tuple(fc.tuple(ownNames, dashes, trades, endings), fc.tuple(ownNames, dashes, trades, endings))
  .filter(([[one], [other]]) => one.replace('-', '') !== other.replace('-', ''))
  .map(([[one, dash, trade, ending], [other, otherDash, otherTrade, otherEnding]]) => [
    `${nameOf(one, dash, trade)}.${ending}`,
    `${nameOf(other, otherDash, otherTrade)}.${otherEnding}`,
  ])

/** Domains of two firms that have the words of the trade and the ending in common, and names more than two letters apart. */
export const rivalDomains: fc.Arbitrary<readonly [string, string]> = fc
  .tuple(ownNames, ownNames, dashes, trades, endings)
  .filter(([one, other]) => lettersApart(one, other) > 2)
  .map(([one, other, dash, trade, ending]) => [
    `${nameOf(one, dash, trade)}.${ending}`,
    `${nameOf(other, dash, trade)}.${ending}`,
  ])
