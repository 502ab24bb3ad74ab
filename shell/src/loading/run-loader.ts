import { CallError, type LoaderContext, type RootStore } from '@moien/shared-lib';
import { data, type LoaderFunctionArgs } from 'react-router-dom';

/** Runs a page's loader; a call that was refused becomes the answer that the error boundary shows. */
export async function runLoader<Data>(
  root: RootStore,
  load: (context: LoaderContext) => Promise<Data>,
  { request, params }: LoaderFunctionArgs,
): Promise<Data> {
  try {
    return await load({ root, url: new URL(request.url), parameters: params, signal: request.signal });
  } catch (error) {
    if (error instanceof CallError)
      throw data({ code: error.code, message: error.message }, { status: error.status });
    throw error;
  }
}
