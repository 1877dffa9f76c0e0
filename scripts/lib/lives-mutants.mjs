const MONITOR = 'packages/testkit/src/monitor'

/**
 * Rules of the import and of the verdicts, each broken on purpose: the lives must notice every one. `from` stands once in
 * the file.
 */
export const LIVES_MUTANTS = []

/**
 * What a file says with a mutant in it.
 * @param {{ name: string, file: string, from: string, to: string }} mutant
 * @param {string} code
 */
export const mutated = ({ name, file, from, to }, code) => {
  const count = code.split(from).length - 1
  if (count !== 1) throw new Error(`The mutant "${name}": ${file} has its text ${count} times.`)
  return code.replace(from, () => to)
}

/** A plugin of Vite that puts a mutant into its file. */
export const livesMutant = name => {
  const mutant = LIVES_MUTANTS.find(it => it.name === name)
  if (mutant === undefined) throw new Error(`There is no mutant "${name}".`)
  return {
    name: 'lives-mutant',
    enforce: /** @type {const} */ ('pre'),
    transform: (code, id) =>
      id.replaceAll('\\', '/').split('?')[0].endsWith(mutant.file) ? mutated(mutant, code) : undefined,
  }
}
