import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface SourceFile {
  /** Path relative to the root of the repository, with forward slashes. */
  path: string
  text: string
}

const code = /\.(ts|tsx|mts|mjs)$/

/** Reads all code files of the working tree that git does not ignore. */
export const readSourceFiles = (root: string): SourceFile[] => readTextFiles(root, listTreeFiles(root), code)

/** Reads the files among these paths whose names match. */
export const readTextFiles = (root: string, paths: readonly string[], name: RegExp): SourceFile[] =>
  paths
    .filter((path) => name.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))

/** Lists all files of the working tree that git does not ignore. */
export function listTreeFiles(root: string): string[] {
  const output = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
  return output.split('\n').filter((path) => path !== '' && existsSync(join(root, path)))
}

/** A file that the runner of tests starts. */
export const isTestFile = (path: string): boolean => /\.(test|bench)\.tsx?$/.test(path)

/** A file that is no part of the product: a test, or what supports tests. */
export const isTest = (path: string): boolean =>
  isTestFile(path) || /(^|\/)(test|tests|testing|bench|e2e)\//.test(path)

export const isConfig = (path: string): boolean => /(^|\/)[\w.-]+\.config\.(ts|mjs)$/.test(path)
