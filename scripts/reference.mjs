// `npm run reference`: writes the API reference of the core from its docstrings, as pages in .cache/reference, and
// fails where an export of the core has none.
import { ensureInstalled } from './bootstrap.mjs'
import { at } from './lib/paths.mjs'
import { run } from './lib/run.mjs'
import { ensureTool } from './lib/tool.mjs'

const TOOL = 'tools/reference'

await ensureInstalled()
await ensureTool(TOOL)
const typedoc = at(TOOL, 'node_modules/typedoc/bin/typedoc')
process.exit(await run(process.execPath, [typedoc, '--options', at(TOOL, 'typedoc.json')], { cwd: at(TOOL) }))
