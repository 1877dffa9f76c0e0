import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { versionsIn } from './package-files.mjs'

/** The tag of a version. */
export const tagOf = version => `v${version}`

const isVersion = text => /^\d+\.\d+\.\d+(?:-[0-9a-z.]+)?$/.test(text)

/** Manifests whose version, or version of another package of the workspace, is not the one that is released. */
const versionProblems = (version, manifests) =>
  manifests.flatMap(manifest => {
    const { name, dependencies = {}, devDependencies = {}, peerDependencies = {} } = manifest
    const own =
      manifest.version === version ? [] : [`${name} has the version ${manifest.version}, not ${version}.`]
    const others = Object.entries({ ...dependencies, ...devDependencies, ...peerDependencies }).flatMap(
      ([other, wanted]) =>
        manifests.some(each => each.name === other) && wanted !== version
          ? [`${name} depends on ${other} ${wanted}, not ${version}.`]
          : [],
    )
    return [...own, ...others]
  })

/**
 * Why a version cannot be released: a sentence for each reason.
 *
 * @param {{ version: string, manifests: readonly object[], changelog: string, changedFiles: readonly string[], tags:
 * readonly string[] }} state `version` is that of the root; `manifests` are all of the workspace; `changedFiles` are
 * those that git has not committed.
 */
export const releaseProblems = ({ version, manifests, changelog, changedFiles, tags }) => {
  const [newest] = versionsIn(changelog)
  return [
    ...(isVersion(version) ? [] : [`${version} is no version such as 1.2.3.`]),
    ...versionProblems(version, manifests),
    ...(changedFiles.length === 0 ? [] : [`Files are not committed: ${changedFiles.join(', ')}.`]),
    ...(tags.includes(tagOf(version)) ? [`The tag ${tagOf(version)} exists.`] : []),
    ...(newest?.version === version ? [] : [`The first version of CHANGELOG.md is not ${version}.`]),
    ...(newest?.version !== version || newest.day === null ? [] : [`CHANGELOG.md has a day for ${version}.`]),
  ]
}

/** The changelog with the day of its newest version, which had none. */
export const datedChangelog = (changelog, version, day) =>
  changelog.replace(`## ${version} (unreleased)`, `## ${version} (${day})`)

/** What tells two archives apart. */
export const sha512Of = file => createHash('sha512').update(readFileSync(file)).digest('hex')
