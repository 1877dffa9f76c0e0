// Holds the dependency directions that ARCHITECTURE.md draws, and says why where one is broken.
import { examine, violations } from './lib/architecture.mjs'
import { root } from './lib/paths.mjs'

process.chdir(root)

/** An arrow that must be refused, for each rule: a check that finds nothing here is a check that is not looking. */
const PLANTED = [
  ['packages/core/src/rules/x.ts', 'mobx', 'core-is-pure'],
  ['packages/core/src/rules/x.ts', 'node:fs', 'core-is-pure'],
  ['packages/adapters-http/src/calls/x.ts', 'react', 'adapter-knows-core-only'],
  ['packages/testkit/src/monitor/x.ts', '@fairhaul/core', 'monitor-stands-alone'],
  ['packages/testkit/src/worlds/x.ts', '../monitor/routes/y.ts', 'worlds-need-no-server'],
  ['packages/web/src/app/x.ts', '@fairhaul/testkit', 'product-without-testkit'],
  ['packages/web/src/parts/x.ts', './testing/y.ts', 'testing-is-for-tests'],
  ['packages/web/configuration/x.ts', 'node:fs', 'configuration-is-plain'],
  ['packages/web/configuration/x.ts', '../src/di/y.ts', 'configuration-is-plain'],
  ['packages/web/src/ui/X.tsx', '@fairhaul/core', 'ui-knows-no-product'],
  ['packages/web/src/parts/X.tsx', '../screens/home/y.ts', 'parts-show-what-they-are-given'],
  ['packages/web/src/screens/home/X.tsx', '../../browser/y.ts', 'screens-reach-no-adapter'],
  ['packages/web/src/stores/x.ts', 'react', 'stores-know-no-view'],
  ['packages/web/src/stores/x.ts', 'react-router-dom', 'router-behind-one-door'],
  ['packages/web/src/parts/X.tsx', 'inversify', 'container-behind-one-door'],
  ['packages/web/src/screens/home/X.tsx', '../carrier/y.ts', 'screens-stand-alone'],
]
const blind = PLANTED.filter(
  ([file, specifier, rule]) => !violations(file, [specifier]).some(found => found.rule === rule),
)
const { seen, found } = examine()
const unseen = Object.entries(seen).filter(([, { modules, arrows }]) => modules < 2 || arrows < 2)

for (const { rule, file, to, why } of found) console.error(`${file} -> ${to}\n  ${rule}: ${why}`)
for (const [file, specifier, rule] of blind) console.error(`${rule} did not catch ${file} -> ${specifier}`)
for (const [name] of unseen)
  console.error(`Nothing to look at in packages/${name}: the check saw no modules.`)
if (found.length + blind.length + unseen.length > 0) process.exit(1)

const total = key => Object.values(seen).reduce((sum, counts) => sum + counts[key], 0)
console.log(`Architecture: ${total('modules')} modules, ${total('arrows')} imports, every arrow as drawn.`)
