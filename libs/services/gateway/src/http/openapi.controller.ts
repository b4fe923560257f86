import { openApiDocument } from '@crossfoot/contracts/http';
import { Controller, Get } from '@nestjs/common';

const document = openApiDocument();

/** What this interface takes and gives, generated from the contracts. */
@Controller('api/openapi.json')
export class OpenApiController {
  @Get()
  describe(): unknown {
    return document;
  }
}
