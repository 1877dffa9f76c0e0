// `npm run release`: checks that the version of the package.json files can be released, packs the packages twice to see
// that the archives are equal, dates the changelog, commits and tags. `--dry-run` changes nothing; only `--publish` sends
// the archives to the registry. docs/versions.md has the steps.
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildPackage, ensureInstalled } from './bootstrap.mjs'
import { misused, readFlags } from './lib/flags.mjs'
import { npm } from './lib/npm.mjs'
import { PUBLISHED, versionsIn, writePackageFiles } from './lib/package-files.mjs'
import { at } from './lib/paths.mjs'
import { datedChangelog, releaseProblems, sha512Of, tagOf } from './lib/release.mjs'
import { runNode } from './lib/run.mjs'

const USAGE = `Usage: npm run release -- [--dry-run] [--test] [--publish]

  --dry-run   checks and packs, and says what would be done; changes nothing
  --test      runs npm test first
  --publish   publishes the archives after the tag is made; npm has to be signed in,
              and provenance needs a CI job that the registry trusts`

const { values: flags } = readFlags(USAGE, {
  options: {
    'dry-run': { type: 'boolean', default: false },
    test: { type: 'boolean', default: false },
    publish: { type: 'boolean', default: false },
  },
})
const isDry = flags['dry-run']
if (isDry && flags.publish) misused('--dry-run publishes nothing.', USAGE)

const git = (...args) => execFileSync('git', args, { cwd: at(), encoding: 'utf8' }).trim()
const linesOf = text => text.split('\n').filter(line => line !== '')
const manifestOf = (...folder) => JSON.parse(readFileSync(at(...folder, 'package.json'), 'utf8'))
const fail = message => {
  console.error(message)
  process.exit(1)
}
const npmOrFail = async (args, options) => {
  if ((await npm(args, options)) !== 0) fail(`npm ${args.join(' ')} failed.`)
}

/** Builds the packages anew and packs them. Gives the archives by name. */
const packInto = async folder => {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const name of PUBLISHED) {
    rmSync(at('packages', name, 'dist'), { recursive: true, force: true })
    await buildPackage(name)
    writePackageFiles(name)
  }
  const workspaces = PUBLISHED.flatMap(name => ['-w', `@fairhaul/${name}`])
  await npmOrFail(['pack', '--ignore-scripts', '--pack-destination', folder, ...workspaces], { quiet: true })
  return Object.fromEntries(
    PUBLISHED.map(name => [name, join(folder, `fairhaul-${name}-${manifestOf().version}.tgz`)]),
  )
}

/** Packs twice, and fails unless the archives are equal. Gives those of the second time. */
const packTwice = async () => {
  const first = await packInto(at('.cache/release/first'))
  const second = await packInto(at('.cache/release/packed'))
  for (const name of PUBLISHED)
    if (sha512Of(first[name]) !== sha512Of(second[name]))
      fail(`Two builds of ${name} differ: ${first[name]} and ${second[name]}.`)
  return second
}

await ensureInstalled()
const { version } = manifestOf()
const changelog = readFileSync(at('CHANGELOG.md'), 'utf8')
const problems = releaseProblems({
  version,
  manifests: [manifestOf(), ...manifestOf().workspaces.map(folder => manifestOf(folder))],
  changelog,
  changedFiles: linesOf(git('status', '--porcelain')).map(line => line.slice(2).trim()),
  tags: linesOf(git('tag', '--list')),
})
if (problems.length > 0) fail(`${version} cannot be released:\n  ${problems.join('\n  ')}`)
console.log(`Version ${version}; everything is committed.`)

if (flags.test) await runNode([at('scripts/test.mjs')], 'npm test')
else console.log('Not run: npm test. --test runs it.')

const tag = tagOf(version)
const day = new Date().toISOString().slice(0, 10)
// Before the archives, which have it too.
if (!isDry) writeFileSync(at('CHANGELOG.md'), datedChangelog(changelog, version, day))
const archives = await packTwice()
for (const name of PUBLISHED) console.log(`${archives[name]}\n  sha512 ${sha512Of(archives[name])}`)
console.log('Two builds of each package gave the same archive.')
console.log(`\nFor users of the packages:\n\n${versionsIn(changelog)[0]?.changes || 'Nothing.'}\n`)
if (isDry) {
  console.log(
    `Would be done: CHANGELOG.md dated ${day}, the commit "Release ${version}", and the tag ${tag}.`,
  )
  process.exit(0)
}
git('commit', '--quiet', '--message', `Release ${version}`, 'CHANGELOG.md')
git('tag', '--annotate', tag, '--message', `Fairhaul ${version}`)
console.log(`Tagged ${tag}. Send it with: git push --follow-tags`)
if (!flags.publish) console.log('Nothing was published. --publish does that.')
else for (const name of PUBLISHED) await npmOrFail(['publish', archives[name]])
