import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { at } from './paths.mjs'

/** The packages that a registry gets, each after those that it depends on. They have one version. */
export const PUBLISHED = ['core', 'adapters-http', 'monitor', 'testkit']

/** The heading of what a version changes for users of the packages. */
const SECTION = 'Packages'

const partsOf = (text, heading) =>
  text
    .split(new RegExp(`^${heading} `, 'm'))
    .slice(1)
    .map(part => {
      const [title = '', ...lines] = part.split('\n')
      return { title: title.trim(), text: lines.join('\n').trim() }
    })

/**
 * The versions of a changelog, newest first: `0.1.0`, the day that follows it in brackets, and what the version changes
 * for users of the packages. Empty: a version without a day has null, and one that changes nothing for them an empty text.
 */
export const versionsIn = changelog =>
  partsOf(changelog, '##').map(({ title, text }) => {
    const [, version, day] = /^(\S+) \((\d{4}-\d\d-\d\d|unreleased)\)$/.exec(title) ?? []
    if (version === undefined) throw new Error(`CHANGELOG.md: "${title}" is no version with its day.`)
    const changes = partsOf(text, '###').find(part => part.title === SECTION)?.text ?? ''
    return { version, day: day === 'unreleased' ? null : day, changes }
  })

/** A link from the changelog to a file of the repository leads nowhere in an archive: its text stays. */
const withoutFileLinks = text => text.replaceAll(/\[([^\]]*)\]\((?!https?:)[^)]*\)/g, '$1')

/** The changelog of the packages: what of that of the repository is for their users. */
export const packageChangelog = changelog =>
  [
    '# Changelog of the packages\n',
    '@fairhaul/core, @fairhaul/adapters-http, @fairhaul/monitor and @fairhaul/testkit have one version.\n',
    ...versionsIn(changelog).map(
      ({ version, day, changes }) =>
        `## ${version} (${day ?? 'unreleased'})\n\n${withoutFileLinks(changes) || 'Nothing changed in the packages.'}\n`,
    ),
  ].join('\n')

/** Writes what an archive has beside its modules: the license, and the changelog of the packages. */
export const writePackageFiles = name => {
  copyFileSync(at('LICENSE'), at('packages', name, 'LICENSE'))
  const changelog = readFileSync(at('CHANGELOG.md'), 'utf8')
  writeFileSync(at('packages', name, 'CHANGELOG.md'), packageChangelog(changelog))
}
