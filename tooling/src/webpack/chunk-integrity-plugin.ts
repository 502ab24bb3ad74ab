import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Chunk, type Compilation, type Compiler } from 'webpack';
import { integrityOf } from './release-files.ts';

const NAME = 'ChunkIntegrity';
const STYLE_TYPE = 'css/mini-extract';
/** Integrity by chunk id in the runtime, apart for scripts and styles. */
const TABLE = '__webpack_require__.integrity';
const PLACEHOLDER = /\[\[integrity (js|css) ([^\]]+)\]\]/g;

/**
 * Makes a build's runtime load its lazy scripts and styles with their integrity (SRI, sha-384). The runtime
 * itself is in the entry, whose integrity the registry holds, so one changed byte of any file is refused.
 */
export class ChunkIntegrityPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      giveTagsTheirIntegrity(compilation);
      addTable(compilation);
      compilation.hooks.processAssets.tap(
        // After everything that changes a file.
        { name: NAME, stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER },
        () => fillTables(compilation),
      );
    });
  }
}

function giveTagsTheirIntegrity(compilation: Compilation): void {
  webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
    NAME,
    // Without a chunk it is the entry of another build, which brings its own.
    (source) => `${source}\nif (chunkId !== undefined) script.integrity = ${TABLE}.js[chunkId];`,
  );
  MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
    NAME,
    (source, { tag }) => `${source}\n${tag}.integrity = ${TABLE}.css[chunkId];`,
  );
}

function addTable(compilation: Compilation): void {
  const chunks = new WeakSet<Chunk>();
  compilation.hooks.runtimeRequirementInTree
    .for(webpack.RuntimeGlobals.ensureChunkHandlers)
    .tap(NAME, (chunk) => {
      if (chunks.has(chunk)) return;
      chunks.add(chunk);
      compilation.addRuntimeModule(chunk, new IntegrityTableModule());
    });
}

class IntegrityTableModule extends webpack.RuntimeModule {
  constructor() {
    super('chunk integrity');
  }

  override generate(): string {
    const { chunk, chunkGraph } = this;
    if (!chunk || !chunkGraph) throw new Error('The runtime module has no chunk yet.');
    const chunks = [...chunk.getAllAsyncChunks()];
    const { chunkHasJs } = webpack.javascript.JavascriptModulesPlugin;
    const table = {
      js: placeholders(
        'js',
        chunks.filter((candidate) => chunkHasJs(candidate, chunkGraph)),
      ),
      css: placeholders(
        'css',
        chunks.filter((candidate) => chunkGraph.getChunkModulesIterableBySourceType(candidate, STYLE_TYPE)),
      ),
    };
    return `${TABLE} = ${JSON.stringify(table)};`;
  }
}

function placeholders(kind: 'js' | 'css', chunks: Chunk[]): Record<string, string> {
  return Object.fromEntries(chunks.map(({ id }) => [String(id), `[[integrity ${kind} ${id}]]`]));
}

function fillTables(compilation: Compilation): void {
  const chunks = [...compilation.chunks];
  const known = new Map<string, string>();
  const integrityAt = (kind: string, id: string) => {
    const key = `${kind} ${id}`;
    const integrity = known.get(key) ?? chunkIntegrity(compilation, chunks, kind, id);
    known.set(key, integrity);
    return integrity;
  };
  for (const chunk of chunks.filter((candidate) => candidate.hasRuntime())) {
    for (const file of chunk.files) {
      const source = String(compilation.getAsset(file)?.source.source() ?? '');
      const filled = source.replace(PLACEHOLDER, (_match, kind, id) => integrityAt(kind, id));
      if (filled !== source) compilation.updateAsset(file, new webpack.sources.RawSource(filled));
    }
  }
}

function chunkIntegrity(compilation: Compilation, chunks: Chunk[], kind: string, id: string): string {
  const files = [...(chunks.find((chunk) => String(chunk.id) === id)?.files ?? [])];
  const asset = compilation.getAsset(files.find((file) => file.endsWith(`.${kind}`)) ?? '');
  if (!asset) throw new Error(`Chunk ${id} has no ${kind} file to take the integrity of.`);
  return integrityOf(asset.source.buffer());
}
