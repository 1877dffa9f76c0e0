#!/usr/bin/env node
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const built = new URL('../dist/command/main.js', import.meta.url)
if (existsSync(fileURLToPath(built))) await import(built.href)
else {
  console.error('The command is not built. Run: npm run build')
  process.exitCode = 2
}
