import { randomUUID } from 'node:crypto';

/** An answer that MangoPay gives instead of an object (its "error report"). */
export class ApiError extends Error {
  readonly statusCode: number;
  readonly type: string;
  readonly errors: Record<string, string> | null;

  constructor(
    statusCode: number,
    type: string,
    message: string,
    errors: Record<string, string> | null = null,
  ) {
    super(message);
    this.statusCode = statusCode;
    this.type = type;
    this.errors = errors;
  }
}

/** 400 with a sentence for each field. */
export function paramError(errors: Record<string, string>): ApiError {
  return new ApiError(
    400,
    'param_error',
    'One or several required parameters are missing or incorrect. An incorrect resource ID also raises this kind of error.',
    errors,
  );
}

export function notFound(id: string): ApiError {
  return new ApiError(404, 'ressource_not_found', 'The ressource does not exist', {
    RessourceNotFound: `Cannot found the ressource ${id}`,
  });
}

export function unauthorized(message: string): ApiError {
  return new ApiError(401, 'unauthorized', message);
}

export function presentError(error: ApiError, unixSeconds: number) {
  return {
    Message: error.message,
    Type: error.type,
    Id: `${randomUUID()}#${unixSeconds}`,
    Date: unixSeconds,
    errors: error.errors,
  };
}
