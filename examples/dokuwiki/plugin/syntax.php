<?php

use dokuwiki\Extension\SyntaxPlugin;

/** Shows the training site at `<training-site>` or `<training-site academy>`, where `academy` is the base path. */
class syntax_plugin_trainingsite extends SyntaxPlugin
{
    public function getType()
    {
        return 'substition';
    }

    public function getPType()
    {
        return 'block';
    }

    public function getSort()
    {
        return 150;
    }

    public function connectTo($mode)
    {
        $this->Lexer->addSpecialPattern('<training-site(?: [^>\n]*)?>', $mode, 'plugin_trainingsite');
    }

    public function handle($match, $state, $pos, Doku_Handler $handler)
    {
        return trim(substr($match, strlen('<training-site'), -1));
    }

    public function render($format, Doku_Renderer $renderer, $basePath)
    {
        if ($format !== 'xhtml') {
            return false;
        }
        $attribute = $basePath === '' ? '' : ' data-base-path="' . hsc($basePath) . '"';
        $renderer->doc .= "<div data-training-site$attribute></div>";
        return true;
    }
}
