import { parseAst } from 'vite'

type Node = { type: string; [field: string]: unknown }

/** Names of built-in functions and classes that came after Chromium 53. */
const newer: readonly RegExp[] = [
  /^Object\.(values|entries|fromEntries|getOwnPropertyDescriptors|hasOwn|groupBy)$/,
  /\.(flat|flatMap|at|padStart|padEnd|trimStart|trimEnd|matchAll|replaceAll|findLast|findLastIndex|toSorted|toReversed|with)$/,
  /\.(append|prepend|before|after|replaceWith|replaceChildren|toggleAttribute|getAnimations|finally|checkVisibility)$/,
  /^Promise\.(allSettled|any|try|withResolvers)$/,
  /^(globalThis|queueMicrotask|structuredClone|AbortController|ResizeObserver|BigInt|WeakRef|URLPattern|ReadableStream)$/,
  /^Intl\.(PluralRules|ListFormat|RelativeTimeFormat|DisplayNames|Segmenter)$/,
]

/** Syntax that ES2016 does not have, or null. */
const tooNew = (node: Node): string | null => {
  const has = (field: string) => Boolean(node[field])
  const kinds = (field: string) => ((node[field] ?? []) as (Node | null)[]).map((each) => each?.type ?? '')
  switch (node.type) {
    case 'ChainExpression':
    case 'PropertyDefinition':
    case 'PrivateIdentifier':
    case 'StaticBlock':
    case 'ImportExpression':
    case 'ImportDeclaration':
    case 'MetaProperty':
    case 'AwaitExpression':
      return node.type
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
      return has('async') ? 'async function' : null
    case 'ForOfStatement':
      return has('await') ? 'for await' : null
    case 'LogicalExpression':
      return node.operator === '??' ? '??' : null
    case 'AssignmentExpression':
      return /^(\?\?|&&|\|\|)=$/.test(String(node.operator)) ? String(node.operator) : null
    case 'ObjectExpression':
      return kinds('properties').includes('SpreadElement') ? 'object spread' : null
    case 'ObjectPattern':
      return kinds('properties').includes('RestElement') ? 'object rest' : null
    case 'CatchClause':
      return node.param === null ? 'catch without a name' : null
    case 'Literal':
      return literalProblem(node)
    default:
      return null
  }
}

const literalProblem = ({ raw, regex, bigint }: Node): string | null => {
  if (bigint) return 'BigInt'
  if (regex) {
    const { pattern, flags } = regex as { pattern: string; flags: string }
    return /[sdv]/.test(flags) || /\(\?<|\\p\{/.test(pattern) ? `regular expression ${String(raw)}` : null
  }
  return typeof raw === 'string' && /^\d[\d_]*_/.test(raw) ? 'numeric separator' : null
}

const nameOf = (node: Node): string => {
  if (node.type === 'Identifier') return String(node.name)
  if (node.type !== 'MemberExpression' || node.computed) return ''
  return `${nameOf(node.object as Node)}.${nameOf(node.property as Node)}`
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

/** Everything in a script that Chromium 53 does not know. A newer function may be tried where a failure is caught. */
export const newerThanScript = (code: string): string[] => {
  const found: string[] = []
  const walk = (node: Node, isTried: boolean): void => {
    const problem = tooNew(node)
    if (problem) found.push(problem)
    const name = nameOf(node)
    if (!isTried && newer.some((pattern) => pattern.test(name))) found.push(name)
    for (const [field, value] of Object.entries(node)) {
      const isTriedThere = isTried || (field === 'block' && Boolean(node.handler))
      for (const each of [value].flat()) if (isNode(each)) walk(each, isTriedThere)
    }
  }
  walk(parseAst(code) as unknown as Node, false)
  return found
}

/** Everything in a style sheet that Chromium 53 does not know. */
const newerStyles: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/display:\s*(?:inline-)?(?:grid|contents|flow-root)/, 'display'],
  [/[;{\s](?:row-|column-|grid-)?gap:/, 'gap'],
  [
    /[;{\s](?:inset|place-|grid|aspect-ratio|overscroll|contain|scroll-|accent-color|translate|rotate|scale|isolation-|backdrop-filter|text-wrap)[\w-]*:/,
    'property',
  ],
  [/[;{\s](?:margin|padding|border|inset)-(?:inline|block)/, 'logical property'],
  [/:(?:is|where|has|not\([^)]*,|focus-visible|focus-within|any-link)\b/, 'selector'],
  [/\b(?:clamp|min|max|env|color-mix|light-dark|oklch|oklab|lab|lch|hwb)\(/, 'function'],
  [/@(?:layer|supports|container|property|scope|starting-style|import)/, 'rule'],
  [/\b(?:rgb|hsl)a?\(\s*[\d.]+%?\s+[\d.]/, 'color with spaces'],
  [/#(?:[\da-f]{8}|[\da-f]{4})\b/i, 'color with opacity'],
  [/[\d.](?:dvh|svh|lvh|dvw|cqw|cqh|lh|rlh)\b/, 'unit'],
  [/\{[^{}]*\{/, 'nesting'],
]
export const newerThanStyles = (css: string): string[] =>
  newerStyles.flatMap(([pattern, name]) => {
    const found = pattern.exec(css.replaceAll(/\/\*[\s\S]*?\*\//g, ''))
    return found ? [`${name}: ${found[0]}`] : []
  })
